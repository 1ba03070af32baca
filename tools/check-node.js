// Plain JavaScript, so that a Node without TypeScript support can print the message.
const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `Node ${needed} is needed, this is ${process.version}. It comes with the packages: run "npm ci" (without --ignore-scripts), then try again.`,
  );
  process.exit(1);
}
