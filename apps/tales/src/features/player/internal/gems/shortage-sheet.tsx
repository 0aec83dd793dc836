import { PRICES } from '@doran/contract/limits'
import { amountLabel, renderZoneLink, routes } from '@doran/site/core'
import {
  gemPathOf,
  nextPrice,
  priceOfKind,
  writtenInput,
  type ReaderPhase,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { SettingList, SettingRow } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { gemItemCopy } from '../../../../lib/gem-item'

type ShortageSheetProps = { state: ReaderState; reader: StoryReader }

/** Ways on where the next turn costs more gems than there are; closing it leaves everything as it was. */
export function ShortageSheet({ state, reader }: ShortageSheetProps) {
  const { phase } = state
  return (
    <Sheet
      isOpen={phase.name === 'shortage'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reader.dismiss()
      }}
      title={phase.name === 'shortage' ? phase.shortage.message : TITLE}
    >
      {phase.name === 'shortage' && <Ways state={state} phase={phase} reader={reader} />}
    </Sheet>
  )
}

/** While it closes. */
const TITLE = '젬이 모자라요.'

const MIDNIGHT = amountLabel('gem', PRICES.dailyGems)
const WITH_PASS = PRICES.dailyGems + PRICES.pass.moreDailyGems

type WaysProps = ShortageSheetProps & { phase: Extract<ReaderPhase, { name: 'shortage' }> }

function Ways({ state: { session, problem, isConfirming }, phase: { sent }, reader }: WaysProps) {
  const price = priceOfKind(nextPrice(session), sent.kind)
  return (
    <>
      <p className="prose-ko mb-4 text-text-2">
        {price !== null && `이 장면은 ${amountLabel('gem', price)}예요. `}
        {session.gems !== null && `지금 ${amountLabel('gem', session.gems)}가 있어요.`}
        {writtenInput(sent) && ' 쓴 글은 그대로 있어요.'}
      </p>
      <p role="alert" className="prose-ko mb-4 text-danger empty:hidden">
        {problem?.message}
      </p>
      <SettingList label="이어 읽는 방법" level={3}>
        <SettingRow
          label="미리 쓴 이야기로 계속"
          description="젬을 쓰지 않아요."
          onClick={() => {
            if (!isConfirming) void reader.continueOffline()
          }}
        />
        <SettingRow
          label="코인으로 바꾸기"
          description={`코인 1개를 ${amountLabel('gem', PRICES.gemsOfCoin)}로 바꿔요.`}
          href={gemPathOf(session.id)}
          renderLink={renderZoneLink}
        />
        <SettingRow
          label="룬 이용권"
          description={gemItemCopy()}
          href={routes.runeShop.path()}
          renderLink={renderZoneLink}
        />
        <SettingRow
          label={`내일 00:00에 ${MIDNIGHT}`}
          description={`오늘의 젬이 새로 채워져요. 도란 패스가 있으면 ${WITH_PASS}개예요.`}
        />
      </SettingList>
    </>
  )
}
