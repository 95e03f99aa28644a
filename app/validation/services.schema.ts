import * as v from "valibot";

export const tagManagerId = v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^GTM-[A-Z0-9]+$/, "expected a container like GTM-ABC123"),
);

export const sessionAnalyticsId = v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^[a-z0-9]+$/, "expected a project like abc123def4"),
);

export const chatScript = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/\S*$/, "expected a script like https://chat.example/widget.js"),
);

export const mapsService = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, "expected letters, digits, _ and -")),
  script: v.optional(v.pipe(v.string(), v.url(), v.maxLength(200))),
});

export const cdnOrigin = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, "expected an origin like https://cdn.example, without a path"),
);
