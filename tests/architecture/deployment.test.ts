/** Values in `deploy/` that must equal those of the content and of the server. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

import { maxRequestBody } from "#app/server/limits/body-limit.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { timingMetrics } from "#app/server/ops/page-timings.ts";
import { settingNames } from "#app/server/ops/settings.server.ts";
import { maxUploadTime } from "#app/server/uploads/read-form.server.ts";
import { importsOf, laterImportsOf } from "#tests/support/import-graph.ts";

import { allocation, nodeOptions } from "../../scripts/server-process.mjs";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const caddyfile = read("deploy/Caddyfile");
const containerfile = read("deploy/Containerfile");
const example = read("deploy/.env.example");
const unit = read("deploy/storefront@.service");
const main = read("app/run-server.ts");
const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;

type Service = {
  image: string;
  environment?: Record<string, string>;
  volumes?: unknown[];
  stop_grace_period?: string;
};
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as { services: Record<string, Service> };
const { app1, app2, proxy, db } = compose.services;

type Container = {
  image: string;
  ports: { name: string }[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
} & Record<"livenessProbe" | "readinessProbe", { httpGet: { path: string } }>;
type KubernetesObject = {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: { template: { spec: { terminationGracePeriodSeconds: number; containers: [Container] } } };
};
const cluster = parseAllDocuments(read("deploy/kubernetes.yaml")).map(
  (document) => document.toJS() as KubernetesObject,
);
const podOf = (name: string) =>
  cluster.find(({ kind, metadata }) => kind === "Deployment" && metadata.name === name)!.spec.template.spec;

/** A number in the source, by a pattern for its name. */
const numberIn = (source: string, pattern: RegExp) =>
  Number(pattern.exec(source)?.[1]?.replaceAll("_", "") ?? Number.NaN);

test("the proxy learns the domains from the content, so none stands in the files", () => {
  expect(caddyfile).toMatch(/ask http:\/\/127\.0\.0\.1:\{\$ASK_PORT:9123\}\//);
  expect(caddyfile).toContain("rewrite * /internal/known-host?{query}");
  const { sites } = parse(read("content/sites.yaml")) as { sites: { host: string; aliases?: string[] }[] };
  const domains = sites.flatMap(({ host, aliases = [] }) => [host, ...aliases]);
  expect(domains.length).toBeGreaterThan(15);
  const configured = caddyfile + read("deploy/compose.yaml") + example;
  expect(domains.filter((domain) => configured.includes(domain))).toEqual([]);
});

test("the proxy lets through what the server accepts, and waits as long", () => {
  const mebibytes = numberIn(caddyfile, /max_size (\d+)MiB/);
  expect(mebibytes * 1024 * 1024).toBeGreaterThan(maxRequestBody);
  expect(mebibytes * 1024 * 1024).toBeLessThan(maxRequestBody * 1.05);
  expect(numberIn(caddyfile, /read_body (\d+)s/) * 1000).toBeGreaterThan(maxUploadTime);
  expect(numberIn(caddyfile, /max_header_size (\d+)KiB/)).toBe(
    numberIn(main, /maxHeaderSize: (\d+) \* 1024/),
  );
  expect(numberIn(caddyfile, /\n\t\tkeepalive (\d+)s/) * 1000).toBeLessThan(
    numberIn(main, /keepAliveTimeout: ([\d_]+)/),
  );
});

test("servers know the one proxy before them, and stop when they are done", () => {
  expect(app1?.environment).toMatchObject({ TRUST_PROXY: "1", PORT: "3000" });
  expect({ ...app1, volumes: [] }).toEqual({ ...app2, volumes: [] });
  expect(caddyfile).toContain("{$UPSTREAMS:app1:3000 app2:3000}");
  const finishing = numberIn(main, /process\.exit\(1\), ([\d_]+)/);
  expect(Number.parseInt(app1!.stop_grace_period!, 10) * 1000).toBeGreaterThan(finishing);
  const grace = numberIn(caddyfile, /grace_period (\d+)s/);
  expect(Number.parseInt(proxy!.stop_grace_period!, 10)).toBeGreaterThan(grace);
});

test("every variable is a setting of the server or used by compose.yaml, which has an example of all it uses", () => {
  const examples = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  const used = [...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  const settings = new Set<string>(settingNames);
  expect(examples.filter((name) => !settings.has(name) && !used.includes(name))).toEqual([]);
  expect(used.filter((name) => !examples.includes(name))).toEqual([]);
  expect(Object.keys(app1!.environment!).filter((name) => !settings.has(name))).toEqual([]);
});

test("images are named with their versions, and Node.js is the one that the project pins", () => {
  for (const { image } of [db!, proxy!]) expect(image).toMatch(/^docker\.io\/library\/\w+:\d+\.\d+/);
  const versions = [...containerfile.matchAll(/node:([\d.]+)-/g)].map(([, version]) => version);
  expect(versions).toEqual([devDependencies.node]);
});

test("a cluster runs the same image and proxy, and lets servers finish", () => {
  const app = podOf("app");
  const [server] = app.containers;
  const { environment } = app1!;
  for (const { name, value } of server.env) expect([name, value]).toEqual([name, environment![name]]);
  const [, pause] = server.lifecycle!.preStop.exec.command;
  const finishing = numberIn(main, /process\.exit\(1\), ([\d_]+)/);
  expect(app.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(pause) * 1000 + finishing);
  for (const probe of ["livenessProbe", "readinessProbe"] as const)
    expect(server[probe].httpGet.path).toBe("/healthz");

  const [caddy] = podOf("proxy").containers;
  expect(caddy.image).toBe(proxy!.image);
  const given = caddy.env.map(({ name }) => name);
  expect(given.filter((name) => !caddyfile.includes(`{$${name}`))).toEqual([]);
});

type NetworkPolicy = {
  podSelector: { matchLabels?: Record<string, string> };
  policyTypes: string[];
  ingress?: { from?: object[]; ports: { port: string; protocol: string }[] }[];
};

test("in a cluster only the proxy accepts requests of anyone, and the servers those of the proxy", () => {
  const policies = cluster
    .filter(({ kind }) => kind === "NetworkPolicy")
    .map(({ spec }) => spec as unknown as NetworkPolicy);
  const policyOf = (part: string) =>
    policies.find(({ podSelector }) => podSelector.matchLabels?.["part"] === part)!;
  const portsOf = (name: string) => podOf(name).containers[0].ports.map((port) => port.name);
  const others = policies.find(({ podSelector }) => !podSelector.matchLabels)!;
  expect([others.policyTypes, others.ingress]).toEqual([["Ingress", "Egress"], []]);

  const [app, ...more] = policyOf("app").ingress!;
  expect(more).toEqual([]);
  expect(app!.ports.map(({ port }) => port)).toEqual(portsOf("app"));
  expect(app!.from![0]).toEqual({ podSelector: { matchLabels: { part: "proxy" } } });
  const [proxied] = policyOf("proxy").ingress!;
  expect(proxied!.from).toBeUndefined();
  expect(proxied!.ports.map(({ port }) => port)).toEqual(portsOf("proxy"));
});

test("settings of a cluster are the server's, or the proxy's", () => {
  const names = [...read("deploy/kubernetes.env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  const settings = new Set<string>(settingNames);
  const wanted = podOf("proxy").containers[0].env.flatMap(
    ({ valueFrom }) => valueFrom?.secretKeyRef.key ?? [],
  );
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !settings.has(name) && !wanted.includes(name))).toEqual([]);
  expect(read(".gitignore")).toContain("\ndeploy/kubernetes.env\n");
  expect(read(".dockerignore")).toContain("\ndeploy/kubernetes.env\n");
});

test("what a release needs in a cluster can be applied before the servers", () => {
  const early = cluster.filter(({ metadata }) => metadata.labels?.["step"] === "release");
  expect(early.map(({ kind }) => kind)).toEqual([
    "Namespace",
    "Job",
    "PersistentVolumeClaim",
    "PersistentVolumeClaim",
  ]);
  const { resources, secretGenerator, configMapGenerator } = parse(read("deploy/kustomization.yaml")) as {
    resources: string[];
    secretGenerator: [{ envs: string[]; options: object }];
    configMapGenerator: [{ files: string[] }];
  };
  expect(resources).toEqual(["kubernetes.yaml"]);
  expect(secretGenerator[0]).toMatchObject({
    envs: ["kubernetes.env"],
    options: { labels: { step: "release" } },
  });
  expect(configMapGenerator[0].files).toEqual(["Caddyfile"]);
});

/**
 * All source files that the entries load at run time, including those of `import()`, and the packages that they import.
 */
function follow(entries: readonly string[]) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { to, typeOnly } of [
      ...importsOf(file),
      ...(entries.includes(file) ? laterImportsOf(file) : []),
    ]) {
      if (typeOnly || to.startsWith("node:")) continue;
      if (/\.(?:tsx?|mjs)$/.test(to)) visit(to);
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(to)![0]);
    }
  };
  for (const entry of entries) visit(entry);
  return { files: [...files], packages: [...packages] };
}

test("servers run with the same bounds of memory wherever they are started", () => {
  const [, arguments_] = /^CMD (\[.*\])$/m.exec(containerfile)!;
  expect(JSON.parse(arguments_!)).toEqual(["node", ...nodeOptions, "dist/server/main.js"]);
  expect(unit).toContain(`node ${nodeOptions.join(" ")} dist/server/main.js\n`);
  for (const [name, value] of Object.entries(allocation)) {
    expect(/^ENV .*$/m.exec(containerfile)![0]).toContain(` ${name}=${value} `);
    expect(/^Environment=.*$/m.exec(unit)![0]).toContain(` ${name}=${value} `);
  }
});

test("the image holds what the commands in it are made of, and no package that only builds", () => {
  const copied = [
    ...containerfile.matchAll(
      /^COPY (?!--from=(?:packages|build \/app\/dist)|\. )(?:--from=build \/app\/)?(.+) \S+$/gm,
    ),
  ].flatMap(([, paths]) => paths!.split(" "));
  for (const path of copied) expect([path, existsSync(join(projectRoot, path))]).toEqual([path, true]);
  const commands = copied.filter((path) => /^tools\/.*\.ts$/.test(path));
  expect(commands).toHaveLength(4);
  const { files, packages } = follow(commands);
  expect(files.length).toBeGreaterThan(50);
  expect(packages.length).toBeGreaterThan(5);
  const missing = files.filter(
    (file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing).toEqual([]);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

test("the dashboard asks for metrics that the documentation has, and for all those of browsers", () => {
  const { panels } = JSON.parse(read("deploy/grafana-dashboard.json")) as {
    panels: { id: number; targets?: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const words = expressions.flatMap(
    (expr) => expr.match(/\b(?:http|browser|submission|content|process|nodejs|database)_\w+/g) ?? [],
  );
  const asked = new Set(words.map((word) => word.replace(/_(?:bucket|count|sum)$/, "")));
  const documented = read("docs/operations.md");
  const isDocumented = (name: string) =>
    documented.includes(`\`${name}\``) || /^(?:process|nodejs)_/.test(name);
  expect([...asked].filter((name) => !isDocumented(name))).toEqual([]);
  expect(Object.values(timingMetrics).filter(({ name }) => !asked.has(name))).toEqual([]);
});
