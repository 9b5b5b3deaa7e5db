import { DirectionProvider, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { languageOf } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from './lib/api/query-client.ts';
import { useIsPrinting } from './lib/printing/printing.ts';
import { colorSchemeManager } from './lib/theme/color-scheme.ts';
import { createAppRouter } from './router.ts';
import { cssVariables, theme } from './ui/looks/theme.ts';
import { Notices } from './ui/notices/notices.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

/** Changing the language redraws everything: texts, numbers, dates and the direction. Paper is light. */
export function App() {
  const { i18n, t } = useTranslation();
  const isPrinting = useIsPrinting();
  const { code, direction } = languageOf(i18n.language);
  return (
    <DirectionProvider key={code} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={mergeThemeOverrides(theme, spokenBy(t))}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        {...(isPrinting ? { forceColorScheme: 'light' } : {})}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Notices />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The components' own texts. */
const spokenBy = (t: TFunction) => ({
  components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('Close') } } } },
});
