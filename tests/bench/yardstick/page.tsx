import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** The least page of our own stack: a theme, a route, a heading and a button. */
function LeastPage() {
  return (
    <Container>
      <Typography component="h1">Yardstick</Typography>
      <Button variant="contained">Go on</Button>
    </Container>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<LeastPage />} />
          </Routes>
        </BrowserRouter>
      </ThemeProvider>
    </StrictMode>,
  );
}
