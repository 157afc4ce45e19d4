// Stops with one plain sentence on a Node.js that is too old. Import it first: modules are evaluated
// in the order of their imports, and this file uses nothing that an old version lacks.
const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Porchlight needs Node.js ${needed.join('.')} or newer; this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}
