import { routes } from '@doran/site/core'
import { SettingList, SettingRow } from '@doran/ui'
import { gemItemCopy } from '../../../lib/gem-item'
import { renderLink } from '../../../lib/render-link'

/** The other ways to gems. */
export function GemItem() {
  return (
    <SettingList label="다른 방법">
      <SettingRow
        label="룬 이용권"
        description={gemItemCopy()}
        href={routes.runeShop.path()}
        renderLink={renderLink}
      />
    </SettingList>
  )
}
