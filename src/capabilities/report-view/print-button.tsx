import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';

/** Opens the browser's own print dialog, which also saves a PDF whose text can be selected and searched. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() => window.print()}
      sx={{ minHeight: TOUCH_TARGET, displayPrint: 'none' }}
    >
      Print or save as PDF
    </Button>
  );
}
