import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { flushButton } from '../theme/flush-button.ts';

const ICONS = { success: CheckCircle, error: ErrorIcon, warning: Warning, info: Info };

interface NotificationContentProps {
  type: keyof typeof ICONS;
  title: string;
  message: string;
  actionText?: string | undefined;
  onAction?: (() => void) | undefined;
  onClose: () => void;
}

/** One notification: errors interrupt a screen reader, everything else waits for it. */
export function NotificationContent({
  type,
  title,
  message,
  actionText,
  onAction,
  onClose,
}: NotificationContentProps) {
  const Icon = ICONS[type];
  return (
    <Paper
      role={type === 'error' ? 'alert' : 'status'}
      elevation={6}
      sx={{
        display: 'flex',
        gap: 1.5,
        width: '100%',
        p: 1.5,
        pl: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderLeft: '4px solid',
        borderLeftColor: `${type}.main`,
      }}
    >
      <Icon aria-hidden="true" sx={{ color: `${type}.main`, mt: 1 }} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Typography variant="subtitle1" component="p" sx={{ lineHeight: 1.4 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {actionText && onAction && (
          <Button size="small" onClick={onAction} sx={flushButton}>
            {actionText}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Close notification" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}
