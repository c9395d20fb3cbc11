import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

/** Opens the browser's own print dialog, which also saves a PDF whose text can be selected and searched. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() => window.print()}
      sx={{ minHeight: 44, displayPrint: 'none' }}
    >
      Print or save as PDF
    </Button>
  );
}
