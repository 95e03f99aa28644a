import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { activity } from "./behaviours/activity.ts";
import { watchNavigation } from "./behaviours/navigation.ts";
import { OnlineNotice } from "./behaviours/online-notice.tsx";
import { fadePages } from "./behaviours/page-fade.ts";
import { movePageFocus } from "./behaviours/page-focus.ts";
import { PageLoading } from "./behaviours/page-loading.tsx";
import { navigatePlainLinks } from "./behaviours/plain-links.ts";
import { limitPreloads, prefetchLinksInView } from "./behaviours/prefetch.ts";
import { ProgressBar } from "./behaviours/progress-bar.tsx";

/** What the site does around every page, once for each tab. Nothing of it is needed to read or to buy. */
export function Behaviours() {
  const router = useRouter();
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
