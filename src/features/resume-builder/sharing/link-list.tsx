import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareLink } from '../../../../openapi/gen/types.gen.ts';
import {
  listResumesQueryKey,
  listShareLinksOptions,
  listShareLinksQueryKey,
  revokeShareLinkMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { plainList } from '../../../theme/plain-list.ts';

/** The links of a resume with their views. */
export function LinkList({ resumeId }: { readonly resumeId: string }) {
  const queries = useQueryClient();
  const path = { resume_id: resumeId };
  const links = useQuery(listShareLinksOptions({ path }));
  const revoking = useMutation({
    ...revokeShareLinkMutation(),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: listShareLinksQueryKey({ path }) });
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
    },
  });
  return (
    <Loaded query={links} errorTitle="The links could not be loaded" rows={2}>
      {({ items }) =>
        items.length > 0 && (
          <Box component="ul" aria-label="Links" sx={plainList}>
            {items.map((link) => (
              <Box component="li" key={link._id} sx={rowStyle}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>{link.label || 'Link'}</Typography>
                  <Typography variant="body2" color="textSecondary" component="div">
                    {factLine(factsOf(link))} · <RelativeTime value={link.created_at} />
                  </Typography>
                  {link.status === 'open' && link.expires_at && (
                    <Typography variant="body2" color="textSecondary" component="div">
                      Expires <RelativeTime value={link.expires_at} isDated />
                    </Typography>
                  )}
                </Box>
                {link.status === 'open' && (
                  <WaitingButton
                    variant="text"
                    busy={revoking.isPending}
                    aria-label={`Revoke ${link.label || 'link'}`}
                    onClick={() => revoking.mutate({ path: { ...path, link_id: link._id } })}
                  >
                    Revoke
                  </WaitingButton>
                )}
              </Box>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

const STATUS = { open: 'Open', expired: 'Expired', revoked: 'Revoked' } as const;

function factsOf(link: ShareLink): string {
  const views = link.views.reduce((sum, { count }) => sum + count, 0);
  return [
    STATUS[link.status],
    `${views} ${views === 1 ? 'view' : 'views'}`,
    link.is_public && 'Public PDF',
    link.has_password && 'Password',
    link.hides_contact && 'No contact details',
    !link.allows_download && 'No download',
  ]
    .filter(Boolean)
    .join(' · ');
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
