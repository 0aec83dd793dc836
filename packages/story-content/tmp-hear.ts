import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { ThemeSource, CommonSource, compileTheme, openStory, tellTurn } from '@doran/story-engine'
const d = 'themes/sixth-key/'
const scenes = readdirSync(d + 'scenes')
  .sort()
  .flatMap((f) => parse(readFileSync(d + 'scenes/' + f, 'utf8')))
const theme = ThemeSource.parse({ ...parse(readFileSync(d + 'theme.yaml', 'utf8')), scenes })
const c = compileTheme(
  theme,
  CommonSource.parse(parse(readFileSync('common/bridges.yaml', 'utf8'))),
)
const T: Record<string, string[]> = {
  table: [
    '왜 한 자리가 비었어요?',
    '빈자리에 대해 묻는다',
    '창문을 확인한다',
    '눈 위에 발자국이 있는지 본다',
    '다들 뭘 신었는지 확인',
    '진열장을 살펴본다',
    '방석을 들춘다',
    '빗장 조사',
    '문이 어떻게 잠겼는지 본다',
    '알리바이를 물어본다',
    '“다들 어젯밤에 어디 있었습니까?”',
    '열쇠를 집는다',
    '내 외투 주머니를 뒤진다',
    '보리차를 마신다',
    '막례에게 고맙다고 한다',
    '창문을 열지 않는다',
  ],
  alibi: [
    '할머니는 뭐 했는지 묻는다',
    '“막례 할머니는요?”',
    '윤서우에게 노트북 얘기를 묻는다',
    '이사한테 따진다',
    '나는 혼자 잤다고 말한다',
    '복도로 나간다',
    '주머니를 뒤진다',
    '은조에게 무슨 차였냐고 캐묻는다',
    '시간을 달라고 부탁한다',
  ],
  corridor: [
    '보일러실로 간다',
    '할머니를 찾아간다',
    '주머니를 뒤진다',
    '제본실을 살펴본다',
    '서우를 만나러 간다',
    '하진을 찾는다',
    '휴게실에 가자',
    '계단을 내려간다',
    '열람실로',
  ],
  lounge: [
    '담요를 걷어본다',
    '소리를 듣는다',
    '라디에이터를 만진다',
    '책값을 묻는다',
    '고스톱을 같이 친다',
    '나간다',
  ],
  workshop: [
    '공책을 꺼낸다',
    '구멍을 센다',
    '벽을 본다',
    '표지를 뒤집어본다',
    '실을 살핀다',
    '이름표를 확인한다',
  ],
  desk: [
    '서랍을 뒤진다',
    '왜 책을 팔아요?',
    '하진에게 열쇠를 보여준다',
    '명부를 확인한다',
    '“여섯 번째 열쇠는 누구 겁니까”',
  ],
  seowoo: ['신발에 대해 묻는다', '다 알고 있다고 말한다', '위로한다', '차를 준다', '노트북을 켠다'],
  boiler: [
    '테이프를 튼다',
    '라디오를 듣는다',
    '벽에 그린 줄이 뭔지 묻는다',
    '못을 본다',
    '장작을 넣는다',
    '등하록을 읽어 봤냐고 묻는다',
    '누룽지를 먹는다',
    '올라간다',
  ],
  accused: [
    '하진을 쳐다본다',
    '한 시간만 달라고 빈다',
    '서고 문을 연다',
    '일곱 명이라고 말한다',
    '막례를 가리킨다',
  ],
  stack: ['족보를 꺼낸다', '책장을 뒤진다', '창가에 앉는다', '책이 몇 권인지 묻는다', '나간다'],
  dawn: [
    '범인은 하진이라고 말한다',
    '막례가 범인이라고 밝힌다',
    '가만히 있는다',
    '하진에게 묻는다',
    '책을 보여준다',
    '입을 다문다',
    '족보를 펼친다',
  ],
  lastleaf: [
    '마지막 장을 읽어 준다',
    '하진에게 읽으라고 한다',
    '왜 그랬냐고 묻는다',
    '경찰을 부른다',
    '책을 숨긴다',
    '막례를 안아 준다',
  ],
}
const flags = ['화투', '서우고백x', '공책', '여섯구멍', '일곱째', '족보', '책x', '도영마음', '신발']
for (const [scene, list] of Object.entries(T))
  for (const text of list) {
    const st = {
      ...openStory(c).state,
      scene,
      flags: scene === 'dawn' || scene === 'lastleaf' ? [...flags, '책'] : flags,
      turnsInScene: 0,
    } as any
    const t = tellTurn(c, st, { kind: 'do', text }, 7)
    console.log(
      scene.padEnd(9),
      t.heard.by.padEnd(7),
      (t.heard.moveId ?? t.heard.family).padEnd(14),
      t.heard.score.toFixed(2),
      text,
      t.heard.by === 'others' ? '→ ' + t.choices.map((x) => x.id.split('/')[1]).join(',') : '',
    )
  }
