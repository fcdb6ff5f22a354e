import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'

/**
 * `units`: the employees of one unit follow each other, as real systems write them. `shuffled`: no row resembles the
 * one before.
 */
export const ORDERS = ['units', 'shuffled'] as const
export type Order = (typeof ORDERS)[number]

const PEOPLE_A_UNIT = 25
const UNITS_AN_AREA = 12
/** A prime, so that steps of this length reach every row once. */
const STRIDE = 38_197
const DAYS = 14_000
const DAY_NUMBERS = 89

const words = (text: string): readonly string[] => text.split(' ')
const FIRST_NAMES = words(
  'Anna Eva Maria Karin Kristina Lena Sara Emma Ingrid Hanna Åsa Malin Jenny Amanda Ida Linnéa Julia Ebba Märta Zahra Lars Mikael Anders Johan Erik Per Karl Peter Jan Fredrik Björn Göran Håkan Mats Åke Oskar Ali Hugo Noël José',
)
const LAST_NAMES = words(
  'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Axelsson Berg Bergström Lundberg Lind Mattsson Berglund Sandberg Fransson Åkesson Öberg Sjögren Björk Ström Hägglund Ahmed Nordström Kowalski Müller',
)
const TITLES = words(
  'Undersköterska Sjuksköterska Lärare Kock Ekonom Handläggare Chaufför Montör Ingenjör Vaktmästare Enhetschef Administratör Svetsare Säljare Tekniker',
)
const TOWNS = words('Åmål Örebro Umeå Lund Kiruna Växjö Borås Gävle Ystad Mora')

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? ''
const digits = (number: number, count: number): string => String(number).padStart(count, '0')

/** The Luhn check digit of nine digits. */
function checkDigit(nine: string): number {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** A valid identity number of somebody born in the late 1800s, so that it belongs to nobody alive. */
function identityNumber(person: number): string {
  const day = new Date(Date.UTC(1860, 0, 1 + ((person * DAY_NUMBERS) % DAYS)))
  const nine = `${day.toISOString().slice(2, 10).replaceAll('-', '')}${digits(1 + Math.floor(person / DAYS), 3)}`
  return `18${nine}${checkDigit(nine)}`
}

function name(person: number): readonly [first: string, last: string] {
  return [pick(FIRST_NAMES, person * 7), pick(LAST_NAMES, person * 11 + Math.floor(person / 40))]
}

function address(person: number): string {
  const ascii = name(person).join('.').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${ascii}${person}@exempel.example`
}

function ofPerson(person: number): string[] {
  return [
    identityNumber(person),
    ...name(person),
    address(person),
    `07017406${digits(5 + ((person * 31) % 95), 2)}`,
    person % 3 === 0 ? `08465004${digits((person * 17) % 100, 2)}` : '',
    String(100_000 + person),
    pick(TITLES, person * 13 + Math.floor(person / 7)),
    person % 50 === 0 ? '' : 'Nej',
  ]
}

function ofUnit(unit: number): string[] {
  const area = Math.floor(unit / UNITS_AN_AREA)
  const leaders = [unit * 4, unit * 4 + 1, area * 4, area * 4 + 2, area * 4 + 3, unit * 4 + 2]
  return [
    'Exempel AB',
    '556016-0680',
    'SE556016068001',
    'Exempel AB',
    `Område ${pick(TOWNS, Math.floor(area / 40))}`,
    `Verksamhet ${area}`,
    `Enhet ${unit}`,
    unit % 4 === 0 ? `Grupp ${unit % 7}` : '',
    '',
    '',
    '',
    `K${4000 + unit}`,
    `Storgatan ${1 + (unit % 90)}`,
    digits(11_120 + (area % 800), 5),
    pick(TOWNS, area),
    ...leaders.map(address),
    address(unit * 4),
  ]
}

export const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)

/** The cells of this many valid employees, with all columns of the standard template. */
export function* madeRows(rows: number, order: Order): Generator<readonly string[]> {
  for (let index = 0; index < rows; index++) {
    const person = order === 'units' ? index : (index * STRIDE) % rows
    yield [...ofPerson(person), ...ofUnit(Math.floor(person / PEOPLE_A_UNIT))]
  }
}
