import { lazy, Suspense } from "react";

import type { SubmissionResult } from "./submission-result.ts";

const load = () => import("./submission-alone.tsx");

// The server renders without suspending.
const View = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Contains the definitions of all forms, which no other response needs. */
export const SubmissionAlone = ({ result }: { result: SubmissionResult }) => (
  <Suspense>
    <View result={result} />
  </Suspense>
);
