import type { GemOverview } from '@doran/contract'
import { STORY_SCENES } from '@doran/contract/theme/limits'
import { VISITOR_MODEL_TURNS } from '@doran/contract/visitor/limits'
import { amountLabel } from '@doran/site/core'

export const STEPS = [
  {
    title: '이야기 고르기',
    words:
      '첫 문장이 마음에 드는 이야기를 골라요. 시작하기 전에 길이와 이용 등급, 어떤 내용이 나오는지 먼저 알려 드려요.',
  },
  {
    title: '선택하거나 쓰기',
    words:
      '선택지 셋 가운데 하나를 고르거나, 하고 싶은 말을 그대로 써요. “문틈에 귀를 댄다”도, “거짓말이지?”도 알아들어요.',
  },
  {
    title: '다르게 끝나기',
    words:
      '이야기는 당신이 한 일을 기억해 두었다가 나중 장면에서 꺼내요. 그래서 같은 이야기도 두 번째에는 다르게 끝나요.',
  },
] as const

type PlainNumber = { number: string; words: string }

/** Cost and limits in numbers; of models only where this install has one. */
export function plainNumbers(gems: Pick<GemOverview, 'prices' | 'dailyGems'>): PlainNumber[] {
  return [
    { number: '0원', words: '미리 쓴 이야기는 몇 장면을 읽어도 무료예요.' },
    ...modelNumbers(gems),
    {
      number: `${STORY_SCENES.short.from}~${STORY_SCENES.long.to}장면`,
      words: '대부분 이 안에서 결말이 나와요. 중간에 나가도 읽던 장면부터 이어져요.',
    },
    { number: '15세', words: '가장 높은 이용 등급이에요. 19세 이상 이야기는 없어요.' },
  ]
}

function modelNumbers({
  prices,
  dailyGems,
}: Pick<GemOverview, 'prices' | 'dailyGems'>): PlainNumber[] {
  if (prices.length === 0) return []
  const least = Math.min(...prices.map(({ turn }) => turn))
  return [
    {
      number: `${VISITOR_MODEL_TURNS}장면`,
      words:
        '가입하지 않고 AI가 쓰는 이야기를 읽을 수 있는 만큼이에요. AI가 쓴 글에는 늘 표시가 있어요.',
    },
    {
      number: amountLabel('gem', dailyGems),
      words: `회원에게 매일 채워져요. AI가 쓰는 이야기를 하루 ${Math.floor(dailyGems / least)}장면까지 읽을 수 있어요.`,
    },
    {
      number: amountLabel('gem', least),
      words: 'AI가 쓰는 한 장면에 이만큼부터 써요. 보내기 전에 버튼에 표시돼요.',
    },
  ]
}

export const QUESTIONS = [
  {
    question: '로그인하지 않으면 읽던 이야기가 사라지나요?',
    answer:
      '아니요. 읽던 이야기는 이 브라우저에 남아요. 다음에 오면 첫 화면에 ‘이어서 읽기’가 먼저 보여요. 쿠키를 지우거나 다른 기기로 오면 찾을 수 없어요.',
  },
  {
    question: '미리 쓴 이야기는 뭐예요?',
    answer:
      'AI 없이, 미리 써 둔 장면으로 이어지는 방식이에요. 쓴 말에 어울리는 장면을 골라 보여 드려요. 알아듣지 못하면 비슷한 선택지를 보여 드려요.',
  },
  {
    question: 'AI가 쓴 글인지 어떻게 알아요?',
    answer:
      'AI가 쓴 장면에는 ‘AI가 썼어요’라고 적혀 있어요. AI가 처음 쓰기 전에 먼저 알려 드리고, 원하지 않으면 미리 쓴 이야기로 계속 읽을 수 있어요.',
  },
  {
    question: '잘못 골랐으면 어떡해요?',
    answer:
      '되돌리기를 누르면 바로 앞 장면으로 돌아가요. 한 번 본 결말은 되돌려도 결말 모음에 남아요.',
  },
] as const
