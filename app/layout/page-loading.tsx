import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { pageLoading } from "#styled-system/recipes";

import { createMinimumDisplay } from "../browser/minimum-display.ts";
import { watchNavigation } from "../browser/navigation.ts";

export function PageLoading() {
  const router = useRouter();
  const [shown, show] = useState(false);
  useEffect(() => {
    const display = createMinimumDisplay(show);
    const unsubscribe = watchNavigation(router, display);
    return () => {
      unsubscribe();
      display.stop();
    };
  }, [router]);
  return (
    <div className={pageLoading()} data-shown={shown || undefined} aria-hidden="true">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v9m0 0 8-4.5M12 12 4 7.5M12 12v9" />
      </svg>
    </div>
  );
}
