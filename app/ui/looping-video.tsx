import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { loopingVideo } from "#styled-system/recipes";

import { useMediaUrl } from "./media-origin.tsx";
import { Picture } from "./picture.tsx";
import { prefersStillness } from "../browser/motion.ts";

type LoopingVideoProps = {
  /** `webm` and `mp4` are paths below `/media`. */
  webm: string;
  mp4: string;
  poster: string;
  label: string;
};

/**
 * A short silent 16:9 loop. It plays while it is in view, except with reduced motion or data saving.
 * Without JavaScript the browser shows its own controls.
 */
export function LoopingVideo({ webm, mp4, poster, label }: LoopingVideoProps) {
  const mediaUrl = useMediaUrl();
  const { t } = useLingui();
  const { video, playing, ready, toggle } = useLoop();
  const styles = loopingVideo();
  return (
    <div className={styles.root}>
      {/* Unlike the `poster` attribute, a picture is responsive and loads lazily. */}
      <Picture src={poster} alt="" width={1280} height={720} sizes="100vw" className={styles.poster} />
      <video
        ref={video}
        className={styles.video}
        width={1280}
        height={720}
        aria-label={label}
        preload="none"
        muted
        loop
        playsInline
        controls={!ready}
      >
        <source src={mediaUrl(webm)} type="video/webm" />
        <source src={mediaUrl(mp4)} type="video/mp4" />
      </video>
      {ready && (
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? t`Pause the video` : t`Play the video`}
          onClick={toggle}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={playing ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 5v14l11-7z"} />
          </svg>
        </button>
      )}
    </div>
  );
}

function useLoop() {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(false);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    setReady(true);
    wanted.current = welcomesMotion();
    const update = () => setPlaying(!current.paused);
    const view = new IntersectionObserver(
      ([entry]) => playOrPause(current, wanted.current && entry?.isIntersecting === true),
      {
        threshold: 0.4,
      },
    );
    view.observe(current);
    current.addEventListener("play", update);
    current.addEventListener("pause", update);
    return () => {
      view.disconnect();
      current.removeEventListener("play", update);
      current.removeEventListener("pause", update);
    };
  }, []);
  const toggle = () => {
    wanted.current = !playing;
    if (video.current) playOrPause(video.current, wanted.current);
  };
  return { video, playing, ready, toggle };
}

function playOrPause(video: HTMLVideoElement, play: boolean) {
  // `play` may be rejected or interrupted. The video then emits `pause`, which updates the state.
  if (play) video.play().catch(() => video.pause());
  else video.pause();
}

function welcomesMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersStillness() && !connection?.saveData;
}
