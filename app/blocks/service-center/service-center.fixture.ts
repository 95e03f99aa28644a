import type { BlockView } from "../block-view.ts";

const serviceCenter = {
  kind: "service-center" as const,
  latitude: null,
  longitude: null,
  hours: [{ days: "Mon – Fri", times: ["9:00 AM – 5:00 PM"] }],
  distance: undefined,
};

export const fixture: BlockView<"service-center"> = {
  kind: "service-center",
  title: "Service centres",
  text: "One in each country, for devices under warranty and after it.",
  countries: [
    {
      code: "AT",
      country: "Austria",
      places: [
        {
          ...serviceCenter,
          slug: "service-vienna",
          name: "Service Wien",
          country: { code: "AT", name: "Austria" },
          city: "Wien",
          address: "Facettengasse 0",
          postalCode: "1000",
          phone: "+43 1 000 00 12",
          url: "https://service-at.example",
        },
      ],
    },
    {
      code: "BG",
      country: "Bulgaria",
      places: [
        {
          ...serviceCenter,
          slug: "service-sofia",
          name: "Сервиз София",
          country: { code: "BG", name: "Bulgaria" },
          city: "София",
          address: "ул. „Аметистова“ 0",
          postalCode: "1000",
          phone: "+359 2 000 0012",
          url: "https://service-bg.example",
        },
      ],
    },
    {
      code: "GR",
      country: "Greece",
      places: [
        {
          ...serviceCenter,
          slug: "service-athens",
          name: "Σέρβις Αθήνα",
          country: { code: "GR", name: "Greece" },
          city: "Αθήνα",
          address: "Οδός Αμεθύστου 0",
          postalCode: "100 00",
          phone: "+30 21 0000 0112",
          url: "https://service-gr.example",
        },
      ],
    },
  ],
  action: { label: "All service centres", href: "/service-center" },
};
