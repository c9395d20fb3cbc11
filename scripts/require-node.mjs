// Plain JavaScript: an old Node cannot load TypeScript at all and would show its own stack.
const MIN_NODE = 24;
const { node } = process.versions;

if (Number(node.split('.', 1)[0]) < MIN_NODE) {
  console.error(
    `Candor needs Node ${MIN_NODE} or newer; this is ${node}. Run \`npm ci\`, which brings it along.`,
  );
  process.exit(1);
}
