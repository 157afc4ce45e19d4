;; The product of a table of weights with a few rows of numbers: most of the work of encoding a
;; sentence. matrix-product.ts holds the same in TypeScript and says how the numbers are laid out;
;; `node scripts/make-matrix-product.mjs` turns this file into matrix-product-bytes.ts.
(module
  (memory (import "engine" "memory") 1)

  ;; Four rows and eight outputs at a time: sixteen weights are loaded once and used for four rows, a
  ;; pair of numbers is loaded once and used for eight outputs. More would not fit into the registers.
  ;; What is left of the rows is done one by one.
  (func (export "multiply")
    ;; Where the rows start, how many there are and how many numbers each has.
    (param $rows i32) (param $row_count i32) (param $width i32) (param $row_scales i32)
    ;; Where the weights start, and their scales and biases; how many outputs (a multiple of 8).
    (param $weights i32) (param $weight_scales i32) (param $biases i32) (param $outputs i32)
    (param $results i32) (param $least f32)
    (local $output i32) (local $row i32) (local $block i32) (local $weight i32) (local $end i32)
    (local $row_bytes i32) (local $sum_bytes i32) (local $sums i32)
    (local $x i32) (local $y i32) (local $z i32) (local $u i32)
    (local $pair v128) (local $a v128) (local $b v128)
    (local $xa v128) (local $xb v128) (local $ya v128) (local $yb v128)
    (local $za v128) (local $zb v128) (local $ua v128) (local $ub v128)
    (local.set $row_bytes (i32.shl (local.get $width) (i32.const 1)))
    (local.set $sum_bytes (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $block (local.get $weights))
    (loop $next_outputs
      (local.set $end
        (i32.add (local.get $block) (i32.shl (local.get $width) (i32.const 3))))
      (local.set $x (local.get $rows))
      (local.set $sums
        (i32.add (local.get $results) (i32.shl (local.get $output) (i32.const 2))))
      (local.set $row (i32.const 4))
      (block $no_four
        (br_if $no_four (i32.lt_u (local.get $row_count) (i32.const 4)))
        (loop $next_four
          (local.set $weight (local.get $block))
          (local.set $y (i32.add (local.get $x) (local.get $row_bytes)))
          (local.set $z (i32.add (local.get $y) (local.get $row_bytes)))
          (local.set $u (i32.add (local.get $z) (local.get $row_bytes)))
          (local.set $xa (v128.const i32x4 0 0 0 0))
          (local.set $xb (v128.const i32x4 0 0 0 0))
          (local.set $ya (v128.const i32x4 0 0 0 0))
          (local.set $yb (v128.const i32x4 0 0 0 0))
          (local.set $za (v128.const i32x4 0 0 0 0))
          (local.set $zb (v128.const i32x4 0 0 0 0))
          (local.set $ua (v128.const i32x4 0 0 0 0))
          (local.set $ub (v128.const i32x4 0 0 0 0))
          (loop $next_numbers
            (local.set $a (v128.load8x8_s (local.get $weight)))
            (local.set $b (v128.load8x8_s offset=8 (local.get $weight)))
            (local.set $pair (v128.load32_splat (local.get $x)))
            (local.set $xa (i32x4.add (local.get $xa) (i32x4.dot_i16x8_s (local.get $pair) (local.get $a))))
            (local.set $xb (i32x4.add (local.get $xb) (i32x4.dot_i16x8_s (local.get $pair) (local.get $b))))
            (local.set $pair (v128.load32_splat (local.get $y)))
            (local.set $ya (i32x4.add (local.get $ya) (i32x4.dot_i16x8_s (local.get $pair) (local.get $a))))
            (local.set $yb (i32x4.add (local.get $yb) (i32x4.dot_i16x8_s (local.get $pair) (local.get $b))))
            (local.set $pair (v128.load32_splat (local.get $z)))
            (local.set $za (i32x4.add (local.get $za) (i32x4.dot_i16x8_s (local.get $pair) (local.get $a))))
            (local.set $zb (i32x4.add (local.get $zb) (i32x4.dot_i16x8_s (local.get $pair) (local.get $b))))
            (local.set $pair (v128.load32_splat (local.get $u)))
            (local.set $ua (i32x4.add (local.get $ua) (i32x4.dot_i16x8_s (local.get $pair) (local.get $a))))
            (local.set $ub (i32x4.add (local.get $ub) (i32x4.dot_i16x8_s (local.get $pair) (local.get $b))))
            (local.set $x (i32.add (local.get $x) (i32.const 4)))
            (local.set $y (i32.add (local.get $y) (i32.const 4)))
            (local.set $z (i32.add (local.get $z) (i32.const 4)))
            (local.set $u (i32.add (local.get $u) (i32.const 4)))
            (local.set $weight (i32.add (local.get $weight) (i32.const 16)))
            (br_if $next_numbers (i32.lt_u (local.get $weight) (local.get $end))))
          (v128.store (local.get $sums) (local.get $xa))
          (v128.store offset=16 (local.get $sums) (local.get $xb))
          (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
          (v128.store (local.get $sums) (local.get $ya))
          (v128.store offset=16 (local.get $sums) (local.get $yb))
          (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
          (v128.store (local.get $sums) (local.get $za))
          (v128.store offset=16 (local.get $sums) (local.get $zb))
          (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
          (v128.store (local.get $sums) (local.get $ua))
          (v128.store offset=16 (local.get $sums) (local.get $ub))
          (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
          ;; $u has reached the end of the fourth row, where the next one starts.
          (local.set $x (local.get $u))
          (local.set $row (i32.add (local.get $row) (i32.const 4)))
          (br_if $next_four (i32.le_u (local.get $row) (local.get $row_count)))))
      (local.set $row (i32.sub (local.get $row) (i32.const 4)))
      (block $none_left
        (br_if $none_left (i32.eq (local.get $row) (local.get $row_count)))
        (loop $next_row
          (local.set $weight (local.get $block))
          (local.set $xa (v128.const i32x4 0 0 0 0))
          (local.set $xb (v128.const i32x4 0 0 0 0))
          (loop $next_numbers_alone
            (local.set $pair (v128.load32_splat (local.get $x)))
            (local.set $xa (i32x4.add (local.get $xa)
              (i32x4.dot_i16x8_s (local.get $pair) (v128.load8x8_s (local.get $weight)))))
            (local.set $xb (i32x4.add (local.get $xb)
              (i32x4.dot_i16x8_s (local.get $pair) (v128.load8x8_s offset=8 (local.get $weight)))))
            (local.set $x (i32.add (local.get $x) (i32.const 4)))
            (local.set $weight (i32.add (local.get $weight) (i32.const 16)))
            (br_if $next_numbers_alone (i32.lt_u (local.get $weight) (local.get $end))))
          (v128.store (local.get $sums) (local.get $xa))
          (v128.store offset=16 (local.get $sums) (local.get $xb))
          (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
          (local.set $row (i32.add (local.get $row) (i32.const 1)))
          (br_if $next_row (i32.lt_u (local.get $row) (local.get $row_count)))))
      (local.set $block (local.get $end))
      (local.set $output (i32.add (local.get $output) (i32.const 8)))
      (br_if $next_outputs (i32.lt_u (local.get $output) (local.get $outputs))))
    (call $scale_sums (local.get $results) (local.get $row_count) (local.get $outputs)
      (local.get $row_scales) (local.get $weight_scales) (local.get $biases) (local.get $least)))

  ;; The same for rows of which nearly all numbers are 0. Of each row the pairs of numbers that are not
  ;; both 0 are listed at $work, each with where its weights lie in a block of eight outputs; a list
  ;; begins with where it ends. Then one block after the other, which stay at hand for all rows.
  (func (export "multiply_sparse")
    (param $rows i32) (param $row_count i32) (param $width i32) (param $row_scales i32)
    (param $weights i32) (param $weight_scales i32) (param $biases i32) (param $outputs i32)
    (param $results i32) (param $least f32) (param $work i32)
    (local $x i32) (local $place i32) (local $block_bytes i32) (local $list i32) (local $list_bytes i32)
    (local $lists_end i32) (local $pick i32) (local $last i32) (local $block i32) (local $weight i32)
    (local $output i32) (local $sums i32) (local $sum_bytes i32)
    (local $pair v128) (local $a v128) (local $b v128)
    (local.set $x (local.get $rows))
    (local.set $block_bytes (i32.shl (local.get $width) (i32.const 3)))
    (local.set $list_bytes (i32.add (i32.shl (local.get $width) (i32.const 2)) (i32.const 16)))
    (local.set $lists_end
      (i32.add (local.get $work) (i32.mul (local.get $row_count) (local.get $list_bytes))))
    (local.set $list (local.get $work))
    (loop $next_list
      (local.set $last (i32.add (local.get $list) (i32.const 8)))
      (local.set $place (i32.const 0))
      (loop $next_pair
        (i32.store (local.get $last) (i32.load (local.get $x)))
        (i32.store offset=4 (local.get $last) (local.get $place))
        ;; A pair of zeros is overwritten by the next one.
        (local.set $last (i32.add (local.get $last)
          (i32.shl (i32.ne (i32.load (local.get $x)) (i32.const 0)) (i32.const 3))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (local.set $place (i32.add (local.get $place) (i32.const 16)))
        (br_if $next_pair (i32.lt_u (local.get $place) (local.get $block_bytes))))
      (i32.store (local.get $list) (local.get $last))
      (local.set $list (i32.add (local.get $list) (local.get $list_bytes)))
      (br_if $next_list (i32.lt_u (local.get $list) (local.get $lists_end))))
    (local.set $sum_bytes (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $block (local.get $weights))
    (loop $next_outputs
      (local.set $sums
        (i32.add (local.get $results) (i32.shl (local.get $output) (i32.const 2))))
      (local.set $list (local.get $work))
      (loop $next_row
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $pick (i32.add (local.get $list) (i32.const 8)))
        (local.set $last (i32.load (local.get $list)))
        (block $empty
          (br_if $empty (i32.eq (local.get $pick) (local.get $last)))
          (loop $next_pick
            (local.set $pair (v128.load32_splat (local.get $pick)))
            (local.set $weight (i32.add (local.get $block) (i32.load offset=4 (local.get $pick))))
            (local.set $a (i32x4.add (local.get $a)
              (i32x4.dot_i16x8_s (local.get $pair) (v128.load8x8_s (local.get $weight)))))
            (local.set $b (i32x4.add (local.get $b)
              (i32x4.dot_i16x8_s (local.get $pair) (v128.load8x8_s offset=8 (local.get $weight)))))
            (local.set $pick (i32.add (local.get $pick) (i32.const 8)))
            (br_if $next_pick (i32.lt_u (local.get $pick) (local.get $last)))))
        (v128.store (local.get $sums) (local.get $a))
        (v128.store offset=16 (local.get $sums) (local.get $b))
        (local.set $sums (i32.add (local.get $sums) (local.get $sum_bytes)))
        (local.set $list (i32.add (local.get $list) (local.get $list_bytes)))
        (br_if $next_row (i32.lt_u (local.get $list) (local.get $lists_end))))
      (local.set $block (i32.add (local.get $block) (local.get $block_bytes)))
      (local.set $output (i32.add (local.get $output) (i32.const 8)))
      (br_if $next_outputs (i32.lt_u (local.get $output) (local.get $outputs))))
    (call $scale_sums (local.get $results) (local.get $row_count) (local.get $outputs)
      (local.get $row_scales) (local.get $weight_scales) (local.get $biases) (local.get $least)))

  ;; Makes results of whole sums, in place: each times the scales of its row and of its output, and the
  ;; output's bias added.
  (func $scale_sums
    (param $sums i32) (param $row_count i32) (param $outputs i32)
    (param $row_scales i32) (param $weight_scales i32) (param $biases i32) (param $least f32)
    (local $output i32) (local $end i32) (local $scale v128) (local $floor v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $end (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $next_row
      (local.set $scale (v128.load32_splat (local.get $row_scales)))
      (local.set $output (i32.const 0))
      (loop $next_outputs
        (v128.store (local.get $sums)
          (f32x4.max (local.get $floor)
            (f32x4.add (v128.load (i32.add (local.get $biases) (local.get $output)))
              (f32x4.mul (v128.load (i32.add (local.get $weight_scales) (local.get $output)))
                (f32x4.mul (local.get $scale)
                  (f32x4.convert_i32x4_s (v128.load (local.get $sums))))))))
        (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
        (local.set $output (i32.add (local.get $output) (i32.const 16)))
        (br_if $next_outputs (i32.lt_u (local.get $output) (local.get $end))))
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
