// A disk that has only what it was asked to keep. Loaded with --require into the server's process,
// before anything else and into its threads too: whenever a file is synced its content is copied
// aside, whenever a directory is synced its names are. Everything else is forgotten at the cut.
//
// The model, after ext4: a file's content is durable up to its last sync; a name is durable once its
// directory or, for a new file, the file itself was synced; a rename or removal once the directory was.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { dirname, join, resolve, relative, basename } = require('node:path');

const data = process.env.LIANGFEN_FAULT_DATA;
const kept = process.env.LIANGFEN_FAULT_KEPT;
const { openSync, closeSync, fsyncSync, fdatasyncSync } = fs;
const paths = new Map();

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  paths.set(descriptor, resolve(String(path)));
  return descriptor;
};
fs.closeSync = (descriptor) => {
  paths.delete(descriptor);
  closeSync(descriptor);
};
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  keep(descriptor);
};
fs.fdatasyncSync = (descriptor) => {
  fdatasyncSync(descriptor);
  keep(descriptor);
};
syncBuiltinESMExports();

function keep(descriptor) {
  const path = paths.get(descriptor);
  if (path === undefined || (path !== data && !path.startsWith(`${data}/`))) return;
  const stat = fs.fstatSync(descriptor);
  if (stat.isDirectory()) keepNames(path, namesIn(path));
  else keepContent(path, String(stat.ino));
}

function keepContent(path, id) {
  const copy = join(kept, 'contents', id);
  const fresh = !fs.existsSync(copy);
  if (fresh) {
    // A second link: while the disk remembers a file, its number is nobody else's.
    fs.linkSync(path, join(kept, 'pins', id));
  }
  // In one step, so that a kill in the middle leaves what was synced before.
  fs.copyFileSync(path, `${copy}.new`);
  fs.renameSync(`${copy}.new`, copy);
  if (fresh) keepName(path, id);
}

function keepName(path, id) {
  const folder = dirname(path);
  const names = readNames(folder);
  if (names[basename(path)] === id) return;
  names[basename(path)] = id;
  keepNames(folder, names);
  if (folder !== data) keepName(folder, 'folder');
}

function namesIn(folder) {
  const names = {};
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    names[entry.name] = entry.isDirectory()
      ? 'folder'
      : String(fs.statSync(join(folder, entry.name)).ino);
  }
  return names;
}

function fileOf(folder) {
  return join(kept, 'names', `${encodeURIComponent(relative(data, folder))}.json`);
}

function readNames(folder) {
  const file = fileOf(folder);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

function keepNames(folder, names) {
  const file = fileOf(folder);
  fs.writeFileSync(`${file}.new`, JSON.stringify(names));
  fs.renameSync(`${file}.new`, file);
}

/** Everything that is there now is on the disk. */
function keepAll(folder = data) {
  const names = namesIn(folder);
  for (const [name, id] of Object.entries(names)) {
    const path = join(folder, name);
    if (id === 'folder') keepAll(path);
    else {
      fs.linkSync(path, join(kept, 'pins', id));
      fs.copyFileSync(path, join(kept, 'contents', id));
    }
  }
  keepNames(folder, names);
}

/** Writes what the disk has into `target`. */
function restore(target, folder = data) {
  // As the database makes its directories.
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const [name, id] of Object.entries(readNames(folder))) {
    const content = join(kept, 'contents', id);
    if (id === 'folder') restore(join(target, name), join(folder, name));
    else if (fs.existsSync(content)) fs.copyFileSync(content, join(target, name));
    else fs.writeFileSync(join(target, name), '');
  }
}

// `node disk.cjs keep-all` and `node disk.cjs restore <folder>` are the disk before and after.
if (require.main === module) {
  const [, , what, target] = process.argv;
  if (what === 'keep-all') {
    for (const part of ['names', 'contents', 'pins']) {
      fs.mkdirSync(join(kept, part), { recursive: true });
    }
    keepAll();
  } else restore(target);
}
