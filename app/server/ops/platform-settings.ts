import * as v from "valibot";

const address = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s?#]+$/, "an address like https://platform.example/api"),
    v.transform((url) => url.replace(/\/+$/, "")),
  ),
);

export const platformSettings = {
  PLATFORM_API_URL: address,
  /** Internal address of the same platform, such as within a cluster. */
  PLATFORM_API_HOST_URL: address,
  /** `false`: the server uses PLATFORM_API_URL too. */
  USE_HOST_URL: v.optional(v.picklist(["true", "false"], "true or false"), "true"),
  /** Whether the platform provides menus and site info. Award invitations come from it in any case. */
  PLATFORM_API_CONTENT: v.optional(v.picklist(["on", "off"], "on or off"), "off"),
};

export type PlatformSettings = {
  PLATFORM_API_URL?: string | undefined;
  PLATFORM_API_HOST_URL?: string | undefined;
  USE_HOST_URL: "true" | "false";
  PLATFORM_API_CONTENT: "on" | "off";
};

export function platformUrl(settings: Omit<PlatformSettings, "PLATFORM_API_CONTENT">): string | undefined {
  const own = settings.USE_HOST_URL === "true" ? settings.PLATFORM_API_HOST_URL : undefined;
  return own ?? settings.PLATFORM_API_URL;
}
