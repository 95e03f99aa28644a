/** The content folder as a file system for the editor: File System API handles over HTTP. */

const address = (path) => `/files/${path.split("/").map(encodeURIComponent).join("/")}`;

const notFound = (name) => new DOMException(`${name} not found`, "NotFoundError");

/** The editor writes a new file under a temporary name and renames it. */
const isTemporary = (name) => name.startsWith(".sveltia-tmp-");

/** @param {{ method: "PUT" | "POST" | "DELETE"; body?: BodyInit }} request */
async function send(path, request) {
  const response = await fetch(path, request);
  if (response.ok) return response;
  const problem = await response.text();
  parent.postMessage({ problem }, location.origin);
  throw new Error(problem);
}

class FileHandle {
  kind = "file";
  constructor(path) {
    this.path = path;
  }
  get name() {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }
  async getFile() {
    if (this.pending) return new File([this.pending], this.name);
    const response = await fetch(address(this.path), { cache: "no-store" });
    if (!response.ok) throw notFound(this.name);
    const lastModified = Number(response.headers.get("x-modified"));
    return new File([await response.blob()], this.name, {
      lastModified,
      type: response.headers.get("content-type"),
    });
  }
  async createWritable() {
    return {
      write: async (data) => {
        if (isTemporary(this.name)) this.pending = new Blob([data]);
        else await this.save(data);
      },
      close: async () => {},
    };
  }
  async save(data) {
    await send(address(this.path), { method: "PUT", body: data });
    known.add(this.path);
    parent.postMessage({ saved: this.path }, location.origin);
  }
  async move(folder, name) {
    const to = folder.below(name);
    if (this.pending) {
      const data = this.pending;
      this.path = to;
      this.pending = undefined;
      await this.save(data);
      return;
    }
    await send(`${address(this.path)}?to=${encodeURIComponent(to)}`, { method: "POST" });
    known.delete(this.path);
    known.add(to);
    this.path = to;
  }
}

class DirectoryHandle {
  kind = "directory";
  constructor(path) {
    this.path = path;
  }
  get name() {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }
  below(name) {
    return this.path ? `${this.path}/${name}` : name;
  }
  async getFileHandle(name, { create = false } = {}) {
    const path = this.below(name);
    if (!create && !known.has(path)) throw notFound(name);
    return new FileHandle(path);
  }
  async getDirectoryHandle(name, { create = false } = {}) {
    const path = this.below(name);
    if (!create && ![...known].some((file) => file.startsWith(`${path}/`))) throw notFound(name);
    return new DirectoryHandle(path);
  }
  async removeEntry(name) {
    const path = this.below(name);
    if (isTemporary(name) || !known.has(path)) return;
    await send(address(path), { method: "DELETE" });
    known.delete(path);
  }
  async *entries() {
    const prefix = this.path ? `${this.path}/` : "";
    const names = new Set(
      [...known]
        .filter((file) => file.startsWith(prefix))
        .map((file) => file.slice(prefix.length).split("/")[0]),
    );
    for (const name of names) {
      const path = `${prefix}${name}`;
      yield [name, known.has(path) ? new FileHandle(path) : new DirectoryHandle(path)];
    }
  }
  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }
}

const known = new Set((await (await fetch("/files")).json()).map(({ path }) => path));
const root = new DirectoryHandle("");

/** The editor stores its files in a subfolder of this one. */
navigator.storage.getDirectory = async () => ({
  getDirectoryHandle: async () => root,
  removeEntry: async () => {},
});
