import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { progressBar } from "#styled-system/recipes";

import { activity } from "../browser/activity.ts";
import { createProgress, noProgress, progressTimes } from "../browser/progress.ts";

export function ProgressBar() {
  const { t } = useLingui();
  const [{ phase, failed }, show] = useState(noProgress);
  useEffect(() => {
    const progress = createProgress(show);
    const unsubscribe = activity.subscribe((event) => progress[event]());
    return () => {
      unsubscribe();
      progress.stop();
    };
  }, []);
  return (
    <div
      role="progressbar"
      aria-label={failed ? t`The request failed` : t`Loading`}
      data-phase={phase}
      data-failed={failed || undefined}
      className={progressBar()}
      style={phase === "running" ? { transitionDuration: `${progressTimes.duration}ms` } : undefined}
    />
  );
}
