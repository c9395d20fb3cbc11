import MuiLink, { type LinkOwnProps } from '@mui/material/Link';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

type TextLinkProps = Omit<LinkOwnProps, 'href'> & Omit<RouteLinkProps, keyof LinkOwnProps>;

/** A link within the app, in running text. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={RouteLink} {...props} />;
}
