import Button, { type ButtonOwnProps } from '@mui/material/Button';
import type { RefAttributes } from 'react';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

type LinkButtonProps = Omit<ButtonOwnProps, 'href'> &
  Omit<RouteLinkProps, keyof ButtonOwnProps> &
  RefAttributes<HTMLAnchorElement>;

/** A link within the app that looks like a button and opens in a new tab as links do. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={RouteLink} {...props} />;
}
