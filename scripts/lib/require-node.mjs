// Stops with one plain sentence on a Node.js that is too old. Import it first: modules are evaluated
// in the order of their imports, and this file uses nothing that an old version lacks.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Porchlight needs Node.js 20.19 or newer; this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}
