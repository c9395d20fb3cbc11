/** The role families of the bank in its order, by names that fit on a button. */
export const trialRoles = [
  { id: 'software', name: 'Software' },
  { id: 'data', name: 'Data' },
  { id: 'sales', name: 'Sales' },
  { id: 'customer-support', name: 'Support' },
  { id: 'product-management', name: 'Product' },
  { id: 'design', name: 'Design' },
  { id: 'marketing', name: 'Marketing' },
  { id: 'project-management', name: 'Projects' },
  { id: 'people', name: 'HR' },
  { id: 'finance', name: 'Finance' },
] as const;
