import { routes } from '@doran/site/core'
import { SettingList, SettingRow } from '@doran/ui'
import { gemTicketWords } from '../../../lib/gem-ticket'
import { renderLink } from '../../../lib/render-link'

/** The other ways to gems. */
export function RuneTicket() {
  return (
    <SettingList label="다른 방법">
      <SettingRow
        label="룬 이용권"
        description={gemTicketWords()}
        href={routes.runeStore.path()}
        renderLink={renderLink}
      />
    </SettingList>
  )
}
