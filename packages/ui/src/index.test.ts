import { expect, it } from 'vitest'
import * as ui from './index.js'
import * as overlay from './overlay.js'
import * as theme from './theme.js'

it('shows exactly these names', () => {
  expect(Object.keys(ui).sort()).toEqual(
    [
      ...['AreaBar', 'Badge', 'BottomTabs', 'Button', 'Card', 'Chip', 'ChipGroup', 'ChipLink'],
      ...['Cover', 'EmberDots', 'EmptyState', 'ErrorState', 'Footer', 'GaugeChip', 'Glyph'],
      ...['Header', 'Icon', 'IconButton', 'ImmersiveBar', 'LinkButton', 'Mascot'],
      ...['NotFoundState', 'OfflineBar', 'PoliteAnnouncer', 'Segmented', 'Skeleton', 'SkipLink'],
      ...['SlowNotice', 'TextArea', 'TextField', 'VisuallyHidden', 'Wordmark', 'announce'],
      ...['buttonClass', 'currentPage', 'iconButtonClass', 'plainLink', 'textLength'],
    ].sort(),
  )
  expect(Object.keys(overlay).sort()).toEqual(
    ['ConfirmDialog', 'MenuSheet', 'Sheet', 'preloadMenuSheet', 'preloadSheet'].sort(),
  )
  expect(Object.keys(theme).sort()).toEqual(
    [
      ...['MotionSwitch', 'TextSizeSwitch', 'ThemeSwitch', 'defaultTheme', 'motionAttribute'],
      ...['motions', 'textSizeAttribute', 'textSizes', 'themeAttribute', 'themeColors', 'themes'],
    ].sort(),
  )
})
