import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as ui from './index.js'
import * as overlay from './overlay.js'
import * as theme from './theme.js'

const words = (text: string) => text.trim().split(/\s+/)

it('shows exactly these names', () => {
  expect(Object.keys(ui).toSorted()).toEqual(
    words(`
  AreaBar Avatar Badge BottomTabs Button CORE_FONT Card Checkbox Chip ChipGroup ChipLink
  ChoiceRow CodeField Countdown Cover DateField EmberDots EmptyState ErrorState Footer ForbiddenState
  FormError GaugeChip Glyph Header Icon IconButton ImageCrop ImmersiveBar LinkButton Mascot Money
  NotFoundState OfflineBar PasswordField PoliteAnnouncer Portrait RadioGroup Rail Segmented
  SelectField SettingList SettingRow Skeleton SkipLink SlowNotice Steps Switch TextArea TextField ThumbBar
  ToastRegion VisuallyHidden Wordmark announce buttonClass createToaster currentPage
  iconButtonClass plainLink
  `),
  )
  expect(Object.keys(overlay).toSorted()).toEqual(
    words(`ConfirmDialog MenuSheet ModalStack Sheet createModals preloadMenuSheet preloadSheet`),
  )
  expect(Object.keys(theme).toSorted()).toEqual(
    words(`
  MotionSwitch TextSizeSwitch ThemeSwitch defaultTheme motionAttribute motions
  textSizeAttribute textSizes themeAttribute themeColors themes
  `),
  )
})

it('writes no style attribute into server HTML, which a strict content policy would refuse', () => {
  const html = renderToString(
    createElement('div', null, [
      createElement(ui.EmberDots, { key: 1, label: '불러오는 중' }),
      createElement(ui.ImmersiveBar, {
        key: 2,
        title: '열쇠',
        closeHref: '/',
        progress: { value: 1, max: 2, label: '1 / 2' },
      }),
      createElement(ui.Header, { key: 3, items: [] }),
      createElement(ui.Footer, { key: 4, tagline: '', links: [] }),
      createElement(ui.NotFoundState, { key: 5 }),
      createElement(ui.TextArea, { key: 6, label: '글', limit: 5 }),
      createElement(ui.Skeleton, { key: 7 }),
    ]),
  )
  expect(html).not.toContain('style=')
})
