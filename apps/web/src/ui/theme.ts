import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The one place of every token: colours, type, radii, shadows. Contrast of text on its ground is at least 4.5 in both schemes. */
const cobalt: MantineColorsTuple = [
  '#eef1fe',
  '#dce3fc',
  '#bac7f8',
  '#96a9f4',
  '#7d92f1',
  '#5f77e8',
  '#3f5bdc',
  '#334bc0',
  '#2a3e9e',
  '#22327d',
];
const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#f1f3f6',
  '#e6e9ee',
  '#d8dce3',
  '#c3c9d3',
  '#98a1b0',
  '#5d6676',
  '#434b5a',
  '#2a303b',
  '#161a22',
];
const dark: MantineColorsTuple = [
  '#e7eaf0',
  '#bcc3d0',
  '#979fb0',
  '#636b7d',
  '#3b4352',
  '#252b36',
  '#191d25',
  '#101319',
  '#0b0d12',
  '#07080b',
];
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fadfdd',
  '#f3bbb7',
  '#ec9690',
  '#e5756d',
  '#d9483f',
  '#c0342b',
  '#a22a23',
  '#84221d',
  '#671b17',
];

export const theme = createTheme({
  primaryColor: 'cobalt',
  primaryShade: { light: 6, dark: 6 },
  colors: { cobalt, gray, dark, red },
  black: '#161a22',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Select: { defaultProps: { openOnFocus: false } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { transitionProps: { duration: 150 }, overlayProps: { backgroundOpacity: 0.45 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 }, withArrow: true } },
  },
});

/** Tokens of our own, beside Mantine's; `--wb-*` in style sheets. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--wb-page': '#f6f7f9',
    '--wb-card': '#ffffff',
    '--wb-line': '#e4e7ec',
    '--wb-hover': '#f1f3f6',
    '--wb-selected': '#eef1fe',
    '--wb-accent-text': '#334bc0',
    '--wb-danger-text': '#b02a22',
    '--wb-more': '#b5532c',
    '--wb-less': '#2a7f88',
    '--wb-map-empty': '#e9ecf1',
    '--wb-map-line': '#ffffff',
    '--mantine-color-placeholder': '#6b7484',
    '--mantine-color-dimmed': '#5d6676',
    '--mantine-color-error': '#b02a22',
  },
  dark: {
    '--wb-page': '#101319',
    '--wb-card': '#171b22',
    '--wb-line': '#272d38',
    '--wb-hover': '#1f242d',
    '--wb-selected': '#1e2748',
    '--wb-accent-text': '#a9b8f7',
    '--wb-danger-text': '#f1998f',
    '--wb-more': '#e08a5f',
    '--wb-less': '#54b3bc',
    '--wb-map-empty': '#252b36',
    '--wb-map-line': '#636b7d',
    '--mantine-color-placeholder': '#8b93a4',
    '--mantine-color-dimmed': '#979fb0',
    '--mantine-color-error': '#f1998f',
  },
});
