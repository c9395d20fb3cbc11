import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

const OUTSIDE = /^https?:\/\//;

function FullPageLoad({ to }: { to: string }) {
  // Replaced, so that Back does not lead here and away again.
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

/** Leads to another path of the app, or loads an address outside it as a page (§2). */
export const Redirect = ({ to }: { to: string }) =>
  OUTSIDE.test(to) ? <FullPageLoad to={to} /> : <Navigate to={to} replace />;
