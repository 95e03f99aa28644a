import "./file-handles.js";

globalThis.CMS_MANUAL_INIT = true;
// No sign-in: the folder is on this machine.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
const { init } = await import("/sveltia-cms.mjs");
init({ config: await (await fetch("/config.json")).json() });
addEventListener("hashchange", () => parent.postMessage({ address: location.hash }, location.origin));
