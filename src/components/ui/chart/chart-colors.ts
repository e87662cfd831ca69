import { useColorMode } from '@/theme/color-mode'

// A canvas cannot read the theme's tokens. Each keeps 3:1 against the cards of its theme.
const colors = {
  light: {
    text: '#52525b',
    grid: '#e4e4e7',
    purple: '#9c27b0',
    blue: '#1976d2',
    green: '#2e7d32',
    red: '#c62828',
  },
  dark: {
    text: '#a1a1aa',
    grid: '#3f3f46',
    purple: '#ce93d8',
    blue: '#90caf9',
    green: '#81c784',
    red: '#ef9a9a',
  },
}

export const useChartColors = () => colors[useColorMode()]
