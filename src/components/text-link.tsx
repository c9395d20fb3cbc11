import MuiLink, { type LinkOwnProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router-dom';

type TextLinkProps = Omit<LinkOwnProps, 'href'> & Omit<LinkProps, keyof LinkOwnProps>;

/** A link within the app, in running text. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
