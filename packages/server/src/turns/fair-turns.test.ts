import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FairTurns, type FairTurnsOptions } from './fair-turns.ts'

/** Work that runs until the test ends it, and the party that it is for. */
interface Piece {
  readonly party: string
  readonly number: number
  state: 'waiting' | 'running' | 'done' | 'left'
  end(): void
  leave(): void
}

/** Resolves after everything that could happen without waiting has happened. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

class Hall {
  readonly pieces: Piece[] = []
  readonly began: Piece[] = []
  onBegin: (piece: Piece) => void = () => undefined
  readonly #turns: FairTurns

  constructor(options: FairTurnsOptions) {
    this.#turns = new FairTurns(options)
  }

  ask(party: string): Piece {
    const { promise, resolve } = Promise.withResolvers<void>()
    const gone = new AbortController()
    const piece: Piece = {
      party,
      number: this.pieces.length,
      state: 'waiting',
      end: resolve,
      leave: () => gone.abort(),
    }
    this.pieces.push(piece)
    const work = async () => {
      piece.state = 'running'
      this.began.push(piece)
      this.onBegin(piece)
      await promise
      piece.state = 'done'
    }
    this.#turns.take(party, work, gone.signal).catch(() => {
      piece.state = 'left'
    })
    return piece
  }

  in(state: Piece['state']): Piece[] {
    return this.pieces.filter(piece => piece.state === state)
  }
}

const told = (pieces: readonly Piece[]) => pieces.map(({ party, number }) => `${party}${number}`)

describe('turns', () => {
  test('eight pieces of one party keep another waiting for none of them', async () => {
    const hall = new Hall({ most: 2, mostOfOne: 1 })
    for (let count = 0; count < 8; count++) hall.ask('A')
    const other = hall.ask('B')
    await settled()
    expect(told(hall.in('running'))).toEqual(['A0', 'B8'])
    expect(other.state).toBe('running')
  })

  test('who had a turn goes behind those who wait', async () => {
    const hall = new Hall({ most: 1, mostOfOne: 1 })
    const first = hall.ask('A')
    hall.ask('A')
    hall.ask('A')
    hall.ask('B')
    hall.ask('C')
    await settled()
    first.end()
    await settled()
    for (let turn = 0; turn < 4; turn++) {
      hall.in('running')[0]?.end()
      await settled()
    }
    expect(told(hall.began)).toEqual(['A0', 'B3', 'C4', 'A1', 'A2'])
  })

  test('one that is abandoned leaves the line, and is never begun', async () => {
    const hall = new Hall({ most: 1, mostOfOne: 1 })
    const first = hall.ask('A')
    const abandoned = hall.ask('B')
    hall.ask('C')
    abandoned.leave()
    await settled()
    first.end()
    await settled()
    expect(abandoned.state).toBe('left')
    expect(told(hall.began)).toEqual(['A0', 'C2'])
  })

  test('one that is abandoned before it asks does nothing', async () => {
    const turns = new FairTurns({ most: 1, mostOfOne: 1 })
    const work = turns.take('A', async () => 'done', AbortSignal.abort())
    await expect(work).rejects.toThrow('aborted')
    expect(await turns.take('A', async () => 'done')).toBe('done')
  })

  test('one that fails gives its turn back', async () => {
    const turns = new FairTurns({ most: 1, mostOfOne: 1 })
    await expect(turns.take('A', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await turns.take('A', async () => 'next')).toBe('next')
  })
})

const PARTIES = ['A', 'B', 'C', 'D']
const step = oneof(
  { weight: 4, arbitrary: record({ act: constant('ask' as const), party: constantFrom(...PARTIES) }) },
  { weight: 3, arbitrary: record({ act: constant('end' as const), which: nat(9) }) },
  { weight: 1, arbitrary: record({ act: constant('leave' as const), which: nat(9) }) },
)
const bounds = record({ most: integer({ min: 1, max: 3 }), mostOfOne: integer({ min: 1, max: 2 }) })

/** Counts which parties began before one that waited and had nothing running. */
class Passing {
  readonly #passed = new Map<string, string[]>()
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  began({ party }: Piece): void {
    this.#passed.delete(party)
    for (const other of PARTIES) {
      if (other === party || !this.#waitsForAll(other)) continue
      this.#passed.set(other, [...(this.#passed.get(other) ?? []), party])
    }
  }

  /** Parties that the same other party has overtaken twice. */
  wronged(): string[] {
    const waiting = [...this.#passed].filter(([party]) => this.#waitsForAll(party))
    return waiting.filter(([, by]) => new Set(by).size < by.length).map(([party]) => party)
  }

  #waitsForAll(party: string): boolean {
    const isOf = (piece: Piece) => piece.party === party
    return this.#hall.in('waiting').some(isOf) && !this.#hall.in('running').some(isOf)
  }
}

test('whatever is asked, ended and abandoned: bounds hold, nobody is passed by twice, no turn lies idle', async () => {
  const run = asyncProperty(bounds, array(step, { maxLength: 40 }), async (options, steps) => {
    const hall = new Hall(options)
    const passing = new Passing(hall)
    hall.onBegin = piece => passing.began(piece)
    for (const taken of steps) {
      if (taken.act === 'ask') hall.ask(taken.party)
      else if (taken.act === 'end') hall.in('running')[taken.which]?.end()
      else hall.in('waiting')[taken.which]?.leave()
      await settled()
      const running = hall.in('running')
      const of = (party: string) => running.filter(piece => piece.party === party).length
      expect(running.length).toBeLessThanOrEqual(options.most)
      for (const party of PARTIES) expect(of(party)).toBeLessThanOrEqual(options.mostOfOne)
      const couldRun = hall.in('waiting').some(({ party }) => of(party) < options.mostOfOne)
      if (running.length < options.most) expect(couldRun).toBe(false)
      expect(passing.wronged()).toEqual([])
    }
  })
  await assert(run)
})
