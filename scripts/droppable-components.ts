/**
 * For a library's source: its components and contexts have no effect before somebody uses them, so that the build leaves out
 * those that nobody uses. The names that only tools show would keep them.
 */
export default function droppableComponents(source: string): string {
  return source
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '');
}
