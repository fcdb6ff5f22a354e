import { defineCheck } from './define-check.ts'

export const holeInOrgStructure = defineCheck({
  code: 'HOLE_IN_ORG_STRUCTURE',
  scope: 'row',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Det saknas en nivå i organisationen', en: 'A level is missing in the organisation' },
    message: {
      sv: 'Nivån är tom men en djupare nivå på raden är ifylld.',
      en: 'The level is empty but a deeper one in the row is filled in.',
    },
    why: {
      sv: 'Varje enhet ligger under den enhet som står på nivån ovanför. Med en lucka går det inte att veta vilken.',
      en: 'Each unit belongs to the unit on the level above. With a gap, there is no way to tell which one.',
    },
    accepted: {
      sv: 'Nivåer ifyllda från 1 och nedåt utan luckor. Djupare nivåer får vara tomma.',
      en: 'Levels filled in from 1 downwards without gaps. Deeper levels may be empty.',
    },
    fix: {
      sv: 'Fyll i den tomma nivån, eller flytta upp de djupare nivåerna ett steg.',
      en: 'Fill in the empty level, or move the deeper levels up one step.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Två nivåer i följd', en: 'Two levels in a row' },
        rows: [
          {
            'Organisationsnivå 1': 'Exempel AB',
            'Organisationsnivå 2': 'Region Väst',
            'Organisationsnivå 3': '',
            'Organisationsnivå 4': '',
          },
        ],
      },
    ],
    found: [
      {
        note: { sv: 'Nivå 2 är tom', en: 'Level 2 is empty' },
        rows: [
          {
            'Organisationsnivå 1': 'Exempel AB',
            'Organisationsnivå 2': '',
            'Organisationsnivå 3': 'Enhet Mölndal',
          },
        ],
      },
    ],
  },
  related: ['VALUE_MANDATORY', 'ONE_TO_ONE_CHECK_FAILED'],
  find: levels => {
    if (levels.length < 2) return null
    return cells => {
      let firstEmpty: number | null = null
      for (const position of levels) {
        if (cells[position] === '') firstEmpty ??= position
        else if (firstEmpty !== null) return firstEmpty
      }
      return null
    }
  },
})
