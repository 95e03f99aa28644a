import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { MediaOrigin } from "./media-origin.tsx";
import { Picture, PictureSource } from "./picture.tsx";

const card = <Picture src="products/facet/hero.webp" alt="Facet" width={480} height={360} />;

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(html)?.[1];

describe("a picture", () => {
  test("offers the widths up to twice the one it fills", () => {
    const html = renderToStaticMarkup(card);
    const offered = attribute(html, "srcset")?.split(", ");
    expect(offered).toEqual([
      "/media/320/products/facet/hero.webp 320w",
      "/media/480/products/facet/hero.webp 480w",
      "/media/640/products/facet/hero.webp 640w",
      "/media/768/products/facet/hero.webp 768w",
      "/media/960/products/facet/hero.webp 960w",
    ]);
    expect(attribute(html, "src")).toBe("/media/480/products/facet/hero.webp");
    expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["480", "360"]);
  });

  test("loads late and is measured by the browser, unless it has priority", () => {
    const late = renderToStaticMarkup(card);
    expect(attribute(late, "loading")).toBe("lazy");
    expect(attribute(late, "sizes")).toBe("auto, (min-width: 480px) 480px, 100vw");
    const first = renderToStaticMarkup(<Picture src="a.png" alt="" width={2560} height={1440} priority />);
    expect(attribute(first.slice(first.indexOf("<img")), "loading")).toBe("eager");
    expect(attribute(first.slice(first.indexOf("<img")), "sizes")).toBe("(min-width: 2560px) 2560px, 100vw");
  });

  test("uses the layout's own sizes", () => {
    const html = renderToStaticMarkup(<Picture src="a.png" alt="" width={640} height={480} sizes="50vw" />);
    expect(attribute(html, "sizes")).toBe("50vw");
  });

  test("without a description has the alternative text image, and a decorative picture has none", () => {
    expect(renderToStaticMarkup(<Picture src="a.png" width={64} height={64} />)).toContain('alt="image"');
    expect(renderToStaticMarkup(<Picture src="a.png" alt="" width={64} height={64} />)).toContain('alt=""');
  });

  test.each(["icon.svg", "loop.gif"])("with the source %s is not resized", (src) => {
    const html = renderToStaticMarkup(<Picture src={src} alt="" width={64} height={64} />);
    expect(attribute(html, "src")).toBe(`/media/${src}`);
    expect(html).not.toMatch(/srcset|sizes/i);
  });

  test("has the color from its path as a placeholder, which is not part of any URL", () => {
    const html = renderToStaticMarkup(<Picture src="a.png#141029" alt="" width={480} height={360} />);
    expect(attribute(html, "style")).toBe("--picture-color:#141029");
    expect(attribute(html, "src")).toBe("/media/480/a.png");
    expect(html.replace("--picture-color:#141029", "")).not.toContain("#");
    expect(attribute(renderToStaticMarkup(card), "style")).toBeUndefined();
  });

  test("comes from the delivery network if the site has one", () => {
    const html = renderToStaticMarkup(<MediaOrigin value="https://cdn.example">{card}</MediaOrigin>);
    expect(attribute(html, "src")).toBe("https://cdn.example/media/480/products/facet/hero.webp");
    expect(
      attribute(html, "srcset")
        ?.split(", ")
        .every((url) => url.startsWith("https://cdn.example/")),
    ).toBe(true);
  });

  test("may have another source in some windows", () => {
    const html = renderToStaticMarkup(
      <PictureSource media="(orientation: portrait)" src="tall.webp" width={480} height={960} />,
    );
    expect(html).toContain('media="(orientation: portrait)"');
    expect(attribute(html, "srcset")).toContain("/media/960/tall.webp 960w");
  });
});
