// Tests of the tags of the parts that are saved apart: those of the first release stay good.
import { describe, expect, it } from 'vitest';
import { emptyRow, filledRow, typicalRow } from './first-release.testing.ts';
import { sectionEtags } from './section-etags.ts';

describe('tags', () => {
  it.each([
    [
      'an empty assistant',
      emptyRow,
      {
        setupType: '"HY_GzrH5TGMm1tVIPSWPyy"',
        company: '"XJ_zTp4avVDEVvYcaZ8lEH"',
        voiceContact: '"jiSQ4lbkefrEC-najvKwj8"',
        callInstructions: '"HY_GzrH5TGMm1tVIPSWPyy"',
        faqs: '"zmVYlg_wkT6GUT6HK92Tv4"',
        deployment: '"BVU530oLgExYyvRsDNKUGv"',
      },
    ],
    [
      'a typical one',
      typicalRow,
      {
        setupType: '"RqFL4YWgjtMu2cB6OFPm60"',
        company: '"aqpZGvMUQ79KYuhPvGGwXJ"',
        voiceContact: '"Jct5Zna__hUt2lqFau9Sgj"',
        callInstructions: '"HY_GzrH5TGMm1tVIPSWPyy"',
        faqs: '"zmVYlg_wkT6GUT6HK92Tv4"',
        deployment: '"BVU530oLgExYyvRsDNKUGv"',
      },
    ],
    [
      'one with everything set',
      filledRow,
      {
        setupType: '"lRVDJHw3KQAyeVwjIkYlO8"',
        company: '"Cw32WllAujK1jCWdFSi2xB"',
        voiceContact: '"Oyz5OlHt5dSfTmJijDeIo7"',
        callInstructions: '"Ka2g2QbcV2C9-mKFPwviGI"',
        faqs: '"eL1ppGTscJwQ6itZDzupZu"',
        deployment: '"Vwx6POcsoDHPVW2-eg4H_e"',
      },
    ],
  ])('[LIFE-22] are those that the first release gave %s', (_what, row, etags) => {
    expect(sectionEtags(row)).toEqual(etags);
  });
});
