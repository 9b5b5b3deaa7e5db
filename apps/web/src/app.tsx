import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from './lib/api/query-client.ts';
import { colorSchemeManager } from './lib/theme/color-scheme.ts';
import { createAppRouter } from './router.ts';
import { cssVariables, theme } from './ui/theme.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications position="top-right" />
      </QueryClientProvider>
    </MantineProvider>
  );
}
