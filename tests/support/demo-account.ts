/** The demo's account of a role, as it was printed at the last start. */
export function demoAccount(printed: string, role: 'candidate' | 'recruiter' | 'admin') {
  const starts = printed.matchAll(new RegExp(`(demo\\.${role}@\\S+) +password: (\\S+)`, 'g'));
  const [, email, password] = [...starts].at(-1) ?? [];
  if (!email || !password) throw new Error(`No demo ${role} in:\n${printed}`);
  return { email, password };
}
