import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { activity } from "../browser/activity.ts";
import { watchNavigation } from "../browser/navigation.ts";
import { OnlineNotice } from "./online-notice.tsx";
import { fadePages } from "../browser/motion.ts";
import { measurePage } from "../browser/page-timings.ts";
import { movePageFocus } from "../browser/page-focus.ts";
import { PageLoading } from "./page-loading.tsx";
import { navigatePlainLinks } from "../browser/plain-links.ts";
import { limitPreloads, prefetchLinksInView } from "../browser/prefetch.ts";
import { ProgressBar } from "./progress-bar.tsx";

/** @param timings percentage of pages that are measured */
export function Behaviors({ timings }: { timings: number }) {
  const router = useRouter();
  useEffect(() => measurePage(String(router.state.matches.at(-1)!.routeId), timings), [router, timings]);
  useEffect(() => fadePages(router), [router]);
  useEffect(() => movePageFocus(router), [router]);
  useEffect(() => navigatePlainLinks(router), [router]);
  useEffect(() => limitPreloads(router), [router]);
  useEffect(() => prefetchLinksInView(router), [router]);
  useEffect(() => {
    let end: ReturnType<typeof activity.begin> | undefined;
    const unsubscribe = watchNavigation(router, {
      start: () => {
        end?.();
        end = activity.begin();
      },
      finish: (outcome) => end?.(outcome),
    });
    return () => {
      unsubscribe();
      end?.();
    };
  }, [router]);
  return (
    <>
      <ProgressBar />
      <PageLoading />
      <OnlineNotice />
    </>
  );
}
