import type { Theme } from '@mui/material/styles';
import { Dense } from '../components/page/density.tsx';
import { denseControls } from '../theme/dense-controls.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DenseBar } from './dense-bar.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';
import type { PaletteProps } from './palette/palette.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

interface DenseLayoutProps extends LayoutProps {
  readonly navigation: readonly NavigationItem[];
  /** Name of the navigation, for screen readers. */
  readonly area: string;
  readonly findRecords?: PaletteProps['findRecords'];
}

/** The shell for long days of work: narrow bars, and the whole width for what is worked on. */
export function DenseLayout({ navigation, area, findRecords, children, ...row }: DenseLayoutProps) {
  return (
    <DashboardLayout
      {...row}
      navigation={navigation}
      area={area}
      bar={<DenseBar items={navigation} label={area} findRecords={findRecords} />}
      contentStyle={contentStyle}
    >
      <Dense>
        <SecondFactorGate>{children}</SecondFactorGate>
      </Dense>
    </DashboardLayout>
  );
}

const contentStyle = (theme: Theme) => ({
  p: 2,
  pt: 1,
  outline: 'none',
  '@media print': { p: 0 },
  ...denseControls(theme),
});
