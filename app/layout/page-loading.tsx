import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { Icon } from "#app/ui/icon.tsx";
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
      <Icon name="loading" />
    </div>
  );
}
