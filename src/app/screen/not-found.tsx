import { useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-page.tsx';

/** An address that no row of the route table has (§8). */
export function NotFound() {
  const { pathname } = useLocation();
  return <ErrorScreen message={`Page not found: ${pathname}`} />;
}
