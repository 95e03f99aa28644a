import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"shop-cards"> = {
  kind: "shop-cards",
  title: "Shops that have it on the shelf",
  columns: 6,
  shops: [
    { name: "Kantwerk", kind: "Online shop", href: "https://kantwerk.example/" },
    { name: "Nordlys", kind: "Online and in 14 cities", href: "https://nordlys.example/" },
    { name: "Perko", kind: "Online shop", href: "https://perko.example/" },
    { name: "Halde & Söhne", kind: "Specialist shop", href: "https://halde.example/" },
    { name: "Vantage Hall", kind: "Venue with a shop", href: "https://vantage.example/" },
    { name: "Technikfachmarkt", kind: "In 31 cities", href: "https://technikfachmarkt.example/" },
  ],
};
