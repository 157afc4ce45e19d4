;; The product of a table of weights with a few rows of numbers: most of the work of encoding a
;; sentence. matrix-product.ts holds the same in TypeScript and says how the numbers are laid out;
;; `node scripts/make-matrix-product.mjs` turns this file into matrix-product-bytes.ts.
(module
  (memory (import "engine" "memory") 1)

  ;; Four sums of four numbers each, as one row of four sums.
  (func $add_across (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  ;; Two rows ($x, $y) and four outputs (0 to 3) at a time: eight numbers are loaded once and used
  ;; four times, eight weights are widened once and used twice. The last of an odd number of rows is
  ;; done alone: texts are short, so that a row too many would take 9 % of the time.
  (func (export "multiply")
    ;; Where the rows start, how many there are and how many numbers each has.
    (param $rows i32) (param $row_count i32) (param $width i32) (param $row_scales i32)
    ;; Where the weights start, and their scales and biases; how many outputs (a multiple of 4).
    (param $weights i32) (param $weight_scales i32) (param $biases i32) (param $outputs i32)
    (param $results i32) (param $least f32)
    (local $output i32) (local $row i32) (local $block i32) (local $weight i32) (local $end i32)
    (local $x i32) (local $y i32) (local $target i32)
    (local $xs v128) (local $ys v128) (local $w v128) (local $scales v128) (local $bias v128)
    (local $floor v128)
    (local $x0 v128) (local $x1 v128) (local $x2 v128) (local $x3 v128)
    (local $y0 v128) (local $y1 v128) (local $y2 v128) (local $y3 v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $block (local.get $weights))
    (loop $next_outputs
      (local.set $scales
        (v128.load (i32.add (local.get $weight_scales) (i32.shl (local.get $output) (i32.const 2)))))
      (local.set $bias
        (v128.load (i32.add (local.get $biases) (i32.shl (local.get $output) (i32.const 2)))))
      (local.set $end
        (i32.add (local.get $block) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $row (i32.const 0))
      (local.set $x (local.get $rows))
      (local.set $target
        (i32.add (local.get $results) (i32.shl (local.get $output) (i32.const 2))))
      (block $no_pair
        (br_if $no_pair (i32.eq (local.get $row_count) (i32.const 1)))
        (loop $next_rows
          (local.set $weight (local.get $block))
          (local.set $y (i32.add (local.get $x) (i32.shl (local.get $width) (i32.const 1))))
          (local.set $x0 (v128.const i32x4 0 0 0 0))
          (local.set $x1 (v128.const i32x4 0 0 0 0))
          (local.set $x2 (v128.const i32x4 0 0 0 0))
          (local.set $x3 (v128.const i32x4 0 0 0 0))
          (local.set $y0 (v128.const i32x4 0 0 0 0))
          (local.set $y1 (v128.const i32x4 0 0 0 0))
          (local.set $y2 (v128.const i32x4 0 0 0 0))
          (local.set $y3 (v128.const i32x4 0 0 0 0))
          (loop $next_numbers
            (local.set $xs (v128.load (local.get $x)))
            (local.set $ys (v128.load (local.get $y)))
            (local.set $w (v128.load8x8_s (local.get $weight)))
            (local.set $x0 (i32x4.add (local.get $x0) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
            (local.set $y0 (i32x4.add (local.get $y0) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
            (local.set $w (v128.load8x8_s offset=8 (local.get $weight)))
            (local.set $x1 (i32x4.add (local.get $x1) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
            (local.set $y1 (i32x4.add (local.get $y1) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
            (local.set $w (v128.load8x8_s offset=16 (local.get $weight)))
            (local.set $x2 (i32x4.add (local.get $x2) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
            (local.set $y2 (i32x4.add (local.get $y2) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
            (local.set $w (v128.load8x8_s offset=24 (local.get $weight)))
            (local.set $x3 (i32x4.add (local.get $x3) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
            (local.set $y3 (i32x4.add (local.get $y3) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
            (local.set $x (i32.add (local.get $x) (i32.const 16)))
            (local.set $y (i32.add (local.get $y) (i32.const 16)))
            (local.set $weight (i32.add (local.get $weight) (i32.const 32)))
            (br_if $next_numbers (i32.lt_u (local.get $weight) (local.get $end))))
          (v128.store (local.get $target)
            (f32x4.max (local.get $floor)
              (f32x4.add (local.get $bias)
                (f32x4.mul (local.get $scales)
                  (f32x4.mul
                    (v128.load32_splat
                      (i32.add (local.get $row_scales) (i32.shl (local.get $row) (i32.const 2))))
                    (f32x4.convert_i32x4_s (call $add_across
                      (local.get $x0) (local.get $x1) (local.get $x2) (local.get $x3))))))))
          (local.set $target
            (i32.add (local.get $target) (i32.shl (local.get $outputs) (i32.const 2))))
          (v128.store (local.get $target)
            (f32x4.max (local.get $floor)
              (f32x4.add (local.get $bias)
                (f32x4.mul (local.get $scales)
                  (f32x4.mul
                    (v128.load32_splat offset=4
                      (i32.add (local.get $row_scales) (i32.shl (local.get $row) (i32.const 2))))
                    (f32x4.convert_i32x4_s (call $add_across
                      (local.get $y0) (local.get $y1) (local.get $y2) (local.get $y3))))))))
          (local.set $target
            (i32.add (local.get $target) (i32.shl (local.get $outputs) (i32.const 2))))
          ;; $y has reached the end of the second row, where the next pair starts.
          (local.set $x (local.get $y))
          (local.set $row (i32.add (local.get $row) (i32.const 2)))
          (br_if $next_rows
            (i32.lt_u (local.get $row) (i32.and (local.get $row_count) (i32.const -2))))))
      (if (i32.and (local.get $row_count) (i32.const 1))
        (then
          (local.set $weight (local.get $block))
          (local.set $x0 (v128.const i32x4 0 0 0 0))
          (local.set $x1 (v128.const i32x4 0 0 0 0))
          (local.set $x2 (v128.const i32x4 0 0 0 0))
          (local.set $x3 (v128.const i32x4 0 0 0 0))
          (loop $next_numbers_alone
            (local.set $xs (v128.load (local.get $x)))
            (local.set $x0 (i32x4.add (local.get $x0)
              (i32x4.dot_i16x8_s (local.get $xs) (v128.load8x8_s (local.get $weight)))))
            (local.set $x1 (i32x4.add (local.get $x1)
              (i32x4.dot_i16x8_s (local.get $xs) (v128.load8x8_s offset=8 (local.get $weight)))))
            (local.set $x2 (i32x4.add (local.get $x2)
              (i32x4.dot_i16x8_s (local.get $xs) (v128.load8x8_s offset=16 (local.get $weight)))))
            (local.set $x3 (i32x4.add (local.get $x3)
              (i32x4.dot_i16x8_s (local.get $xs) (v128.load8x8_s offset=24 (local.get $weight)))))
            (local.set $x (i32.add (local.get $x) (i32.const 16)))
            (local.set $weight (i32.add (local.get $weight) (i32.const 32)))
            (br_if $next_numbers_alone (i32.lt_u (local.get $weight) (local.get $end))))
          (v128.store (local.get $target)
            (f32x4.max (local.get $floor)
              (f32x4.add (local.get $bias)
                (f32x4.mul (local.get $scales)
                  (f32x4.mul
                    (v128.load32_splat
                      (i32.add (local.get $row_scales) (i32.shl (local.get $row) (i32.const 2))))
                    (f32x4.convert_i32x4_s (call $add_across
                      (local.get $x0) (local.get $x1) (local.get $x2) (local.get $x3))))))))))
      (local.set $block (local.get $end))
      (local.set $output (i32.add (local.get $output) (i32.const 4)))
      (br_if $next_outputs (i32.lt_u (local.get $output) (local.get $outputs)))))

  ;; The same for rows of which nearly all numbers are 0. Of one row at a time the pairs of numbers that
  ;; are not both 0 are listed at $work, each with the place of its weights; then two such pairs at a
  ;; time ($xs, $ys) are added to the sums of all outputs, which lie where the results are to be.
  (func (export "multiply_sparse")
    (param $rows i32) (param $row_count i32) (param $width i32) (param $row_scales i32)
    (param $weights i32) (param $weight_scales i32) (param $biases i32) (param $outputs i32)
    (param $results i32) (param $least f32) (param $work i32)
    (local $x i32) (local $pair i32) (local $pick i32) (local $last i32)
    (local $x_weights i32) (local $y_weights i32) (local $end i32)
    (local $sums i32) (local $bias i32) (local $row_bytes i32)
    (local $xs v128) (local $ys v128) (local $scale v128) (local $floor v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $row_bytes (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $x (local.get $rows))
    (loop $next_row
      (local.set $end (i32.add (local.get $x) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $x_weights (local.get $weights))
      (local.set $last (local.get $work))
      (loop $next_pair
        (local.set $pair (i32.load (local.get $x)))
        (i32.store (local.get $last) (local.get $pair))
        (i32.store offset=4 (local.get $last) (local.get $x_weights))
        ;; A pair of zeros is overwritten by the next one.
        (local.set $last (i32.add (local.get $last)
          (i32.shl (i32.ne (local.get $pair) (i32.const 0)) (i32.const 3))))
        (local.set $x_weights
          (i32.add (local.get $x_weights) (i32.shl (local.get $outputs) (i32.const 1))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (br_if $next_pair (i32.lt_u (local.get $x) (local.get $end))))
      ;; There are two at a time: the last one may need a pair of zeros beside it.
      (i32.store (local.get $last) (i32.const 0))
      (i32.store offset=4 (local.get $last) (local.get $weights))

      (local.set $end (i32.add (local.get $results) (local.get $row_bytes)))
      (local.set $sums (local.get $results))
      (loop $clear
        (v128.store (local.get $sums) (v128.const i32x4 0 0 0 0))
        (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
        (br_if $clear (i32.lt_u (local.get $sums) (local.get $end))))
      (local.set $pick (local.get $work))
      (block $done
        (br_if $done (i32.eq (local.get $pick) (local.get $last)))
        (loop $next_picks
          (local.set $xs (v128.load32_splat (local.get $pick)))
          (local.set $ys (v128.load32_splat offset=8 (local.get $pick)))
          (local.set $x_weights (i32.load offset=4 (local.get $pick)))
          (local.set $y_weights (i32.load offset=12 (local.get $pick)))
          (local.set $sums (local.get $results))
          (loop $next_sums
            (v128.store (local.get $sums)
              (i32x4.add (v128.load (local.get $sums))
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $xs) (v128.load8x8_s (local.get $x_weights)))
                  (i32x4.dot_i16x8_s (local.get $ys) (v128.load8x8_s (local.get $y_weights))))))
            (local.set $x_weights (i32.add (local.get $x_weights) (i32.const 8)))
            (local.set $y_weights (i32.add (local.get $y_weights) (i32.const 8)))
            (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
            (br_if $next_sums (i32.lt_u (local.get $sums) (local.get $end))))
          (local.set $pick (i32.add (local.get $pick) (i32.const 16)))
          (br_if $next_picks (i32.lt_u (local.get $pick) (local.get $last)))))

      (local.set $scale (v128.load32_splat (local.get $row_scales)))
      (local.set $bias (i32.const 0))
      (loop $next_results
        (local.set $sums (i32.add (local.get $results) (local.get $bias)))
        (v128.store (local.get $sums)
          (f32x4.max (local.get $floor)
            (f32x4.add (v128.load (i32.add (local.get $biases) (local.get $bias)))
              (f32x4.mul (v128.load (i32.add (local.get $weight_scales) (local.get $bias)))
                (f32x4.mul (local.get $scale)
                  (f32x4.convert_i32x4_s (v128.load (local.get $sums))))))))
        (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
        (br_if $next_results (i32.lt_u (local.get $bias) (local.get $row_bytes))))
      (local.set $results (local.get $end))
      (local.set $row_scales (i32.add (local.get $row_scales) (i32.const 4)))
      (local.set $row_count (i32.sub (local.get $row_count) (i32.const 1)))
      (br_if $next_row (local.get $row_count))))

  ;; Rounds rows of float32 ($width, a multiple of 8) to whole numbers up to $most and puts what to
  ;; multiply them with into $scales. All in float64, as TypeScript does it.
  (func (export "round_rows")
    (param $source i32) (param $row_count i32) (param $width i32) (param $most f64)
    (param $target i32) (param $scales i32)
    (local $at i32) (local $end i32) (local $largest v128) (local $steps f64)
    (local $by v128) (local $half v128) (local $shift v128)
    (local.set $shift (i32x4.splat (i32.trunc_f64_s (local.get $most))))
    (local.set $half (f64x2.splat (f64.add (local.get $most) (f64.const 0.5))))
    (loop $next_row
      (local.set $end (i32.add (local.get $source) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $at (local.get $source))
      (local.set $largest (v128.const f32x4 0 0 0 0))
      (loop $next_size
        (local.set $largest
          (f32x4.max (local.get $largest) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $next_size (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $steps (f64.div (local.get $most) (f64.max (f64.const 1e-9) (f64.promote_f32
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $largest)) (f32x4.extract_lane 1 (local.get $largest)))
          (f32.max (f32x4.extract_lane 2 (local.get $largest)) (f32x4.extract_lane 3 (local.get $largest))))))))
      (f32.store (local.get $scales) (f32.demote_f64 (f64.div (f64.const 1) (local.get $steps))))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $by (f64x2.splat (local.get $steps)))
      (loop $next_numbers
        (v128.store (local.get $target) (i16x8.narrow_i32x4_s
          (i32x4.sub (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
            (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $half) (f64x2.mul (local.get $by)
              (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $source))))))
            (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $half) (f64x2.mul (local.get $by)
              (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $source))))))) (local.get $shift))
          (i32x4.sub (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
            (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $half) (f64x2.mul (local.get $by)
              (f64x2.promote_low_f32x4 (v128.load64_zero offset=16 (local.get $source))))))
            (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $half) (f64x2.mul (local.get $by)
              (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $source))))))) (local.get $shift))))
        (local.set $target (i32.add (local.get $target) (i32.const 16)))
        (local.set $source (i32.add (local.get $source) (i32.const 32)))
        (br_if $next_numbers (i32.lt_u (local.get $source) (local.get $end))))
      (local.set $row_count (i32.sub (local.get $row_count) (i32.const 1)))
      (br_if $next_row (local.get $row_count))))

  ;; The product of one row with each of $count others, $stride bytes apart; $width (a multiple of 4)
  ;; float32 each, the results float64. Four sums side by side, since an addition waits for the one before.
  (func (export "likenesses")
    (param $row i32) (param $others i32) (param $stride i32) (param $count i32) (param $width i32)
    (param $results i32)
    (local $x i32) (local $y i32) (local $end i32) (local $sums v128) (local $more v128)
    (local.set $end (i32.add (local.get $row) (i32.shl (local.get $width) (i32.const 2))))
    (loop $next_other
      (local.set $x (local.get $row))
      (local.set $y (local.get $others))
      (local.set $sums (v128.const f64x2 0 0))
      (local.set $more (v128.const f64x2 0 0))
      (loop $next_numbers
        (local.set $sums (f64x2.add (local.get $sums) (f64x2.mul
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $x)))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $y))))))
        (local.set $more (f64x2.add (local.get $more) (f64x2.mul
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $x)))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $y))))))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $y (i32.add (local.get $y) (i32.const 16)))
        (br_if $next_numbers (i32.lt_u (local.get $x) (local.get $end))))
      (f64.store (local.get $results)
        (f64.add (f64.add (f64.add
          (f64x2.extract_lane 0 (local.get $sums)) (f64x2.extract_lane 1 (local.get $sums)))
          (f64x2.extract_lane 0 (local.get $more))) (f64x2.extract_lane 1 (local.get $more))))
      (local.set $results (i32.add (local.get $results) (i32.const 8)))
      (local.set $others (i32.add (local.get $others) (local.get $stride)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $next_other (local.get $count))))

  ;; The sum of $count rows, $stride bytes apart, each times its float64 of $shares; $width (a multiple
  ;; of 4) float32 each.
  (func (export "mix")
    (param $rows i32) (param $stride i32) (param $count i32) (param $width i32) (param $shares i32)
    (param $results i32)
    (local $row i32) (local $share i32) (local $end i32) (local $last i32)
    (local $by v128) (local $sums v128) (local $more v128)
    (local.set $end (i32.add (local.get $results) (i32.shl (local.get $width) (i32.const 2))))
    (local.set $last (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 3))))
    (loop $next_numbers
      (local.set $row (local.get $rows))
      (local.set $share (local.get $shares))
      (local.set $sums (v128.const f64x2 0 0))
      (local.set $more (v128.const f64x2 0 0))
      (loop $next_row
        (local.set $by (v128.load64_splat (local.get $share)))
        (local.set $sums (f64x2.add (local.get $sums) (f64x2.mul (local.get $by)
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row))))))
        (local.set $more (f64x2.add (local.get $more) (f64x2.mul (local.get $by)
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row))))))
        (local.set $row (i32.add (local.get $row) (local.get $stride)))
        (local.set $share (i32.add (local.get $share) (i32.const 8)))
        (br_if $next_row (i32.lt_u (local.get $share) (local.get $last))))
      (v128.store (local.get $results)
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
          (f32x4.demote_f64x2_zero (local.get $sums)) (f32x4.demote_f64x2_zero (local.get $more))))
      (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
      (local.set $results (i32.add (local.get $results) (i32.const 16)))
      (br_if $next_numbers (i32.lt_u (local.get $results) (local.get $end))))))
