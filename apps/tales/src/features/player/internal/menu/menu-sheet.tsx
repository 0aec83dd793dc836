import { ZoneLink } from '@doran/site/core'
import { useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { gemPathOf } from '@doran/story-reader'
import { Money } from '@doran/ui'
import { HelpLines } from '../cards/help-lines'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { SHEET_ITEM, SheetItem } from '../panel-parts/sheet-item'
import { menuGroups } from './menu-items'

/** The player's one menu. */
export function MenuSheet({ isOpen, onClose, onOpen, state }: PanelProps) {
  const { session } = state
  const isLoggedIn = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const join = () => {
    onClose()
    ask({ reason: 'keep-story' })
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="이야기 메뉴">
      <div className="-mx-3 flex flex-col divide-y divide-line">
        {menuGroups(session, state.turns.at(-1)).map((items) => (
          <ul key={items[0]?.label} className="flex flex-col py-2 first:pt-0">
            {items.map(({ label, value, panel }) => (
              <SheetItem
                key={label}
                label={label}
                onClick={() => onOpen(panel)}
                {...(value && {
                  aside: <span className="text-sm font-normal text-text-3">{value}</span>,
                })}
              />
            ))}
          </ul>
        ))}
        <ul className="flex flex-col py-2 empty:hidden">
          {session.gems !== null && (
            <li>
              <ZoneLink href={gemPathOf(session.id)} className={`${SHEET_ITEM} justify-between`}>
                내 젬
                <Money currency="gem" amount={session.gems} />
              </ZoneLink>
            </li>
          )}
          {!isLoggedIn && <SheetItem label="로그인 · 회원가입" onClick={join} />}
        </ul>
      </div>
      <div className="border-t border-line pt-4">
        <p className="text-sm text-text-2">마음이 힘들 때 24시간 상담할 수 있어요.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <HelpLines />
        </div>
      </div>
    </PanelSheet>
  )
}
