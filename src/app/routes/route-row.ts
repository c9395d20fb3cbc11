import type { ComponentType } from 'react';
import type { GuardRef } from '../../guards/registry.ts';
import type { LayoutName } from '../../layouts/registry.ts';

/** One screen of §2. */
export interface RouteRow {
  path: string;
  title: string;
  subtitle?: string;
  /** In place of it where the address is a link that carries its code: nobody enters one then. */
  linkSubtitle?: string;
  layout?: LayoutName;
  /** Run in this order. */
  guards: readonly GuardRef[];
  /** Names its file in a comment; the HTML of the page asks for that before the script that needs it has arrived. */
  page: () => Promise<ComponentType>;
  /** Whether the page asks the query cache for anything. */
  needsData?: boolean;
  /** Arrives as HTML with its text and form, for these people; without a query of the address, or what a browser knows. */
  html?: 'everybody' | 'guests';
  /** Whether that HTML differs with the providers that people can sign in with. */
  offersProviders?: boolean;
}
