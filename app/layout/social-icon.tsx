import type { SocialNetwork, socialNetworks } from "#app/site/markets.ts";

/** Simple shapes on a 24 × 24 grid, not the networks' trademarks. */
const paths: Record<(typeof socialNetworks)[number], string> & Partial<Record<SocialNetwork, string>> = {
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01",
  facebook: "M14 21v-8h3l.5-4H14V7c0-1 .5-2 2-2h2V2h-3c-3 0-5 2-5 5v2H7v4h3v8",
  youtube: "M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9v6l5-3z",
  linkedin: "M5 9v11M5 4v.01M10 20V9m0 5a4 4 0 0 1 9 0v6",
  tiktok: "M14 3v12a4 4 0 1 1-4-4M14 3c0 3 2 5 5 5",
};

/** Two links of a chain, for all other networks. */
const link = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[network] ?? link} />
    </svg>
  );
}
