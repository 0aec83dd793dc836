import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { ScriptNotice } from './script-notice.js'

const at = (pathname: string) =>
  renderToString(
    <At basePath="/doran-tales" pathname={pathname}>
      <ScriptNotice />
    </At>,
  )

it('says without scripts that a player needs them, and nothing elsewhere', () => {
  expect(at('/play/s1')).toMatch(/<noscript>.*도란은 자바스크립트를 켜야 쓸 수 있어요\./)
  expect(at('/theme/t1')).not.toContain('noscript')
})
