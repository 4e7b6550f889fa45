# Parsers that racc has made: the tables of a grammar, and the machine that goes by them. The tables are the
# constant `Racc_arg` of the parser's class: actions, where to go on, what rules reduce to, numbers of tokens.

module Racc
  class ParseError < StandardError
  end

  class Parser
    Racc_Runtime_Version = '1.6.0'
    Racc_Runtime_Core_Version = '1.6.0'
    Racc_Runtime_Type = 'ruby'

    # What the tables are, by their places.
    Tables = Struct.new(
      :actions, :action_checks, :default_actions, :action_starts,
      :gotos, :goto_checks, :default_gotos, :goto_starts,
      :first_rule_symbol, :rules, :tokens, :shifts, :reductions, :has_result
    )
    private_constant :Tables

    # The tokens that every grammar has.
    END_OF_INPUT = 0
    ERROR = 1
    private_constant :END_OF_INPUT, :ERROR

    # So many tokens must be shifted after an error before the next one is told.
    QUIET = 3
    private_constant :QUIET

    # Asks `next_token` for tokens (`[kind, value]`) until all is understood.
    def do_parse
      racc_begin
      catch(:racc_end_parse) do
        loop { racc_step { next_token } }
      end
    end

    # Gets tokens from what another method of an object yields.
    def yyparse(receiver, method)
      racc_begin
      catch(:racc_end_parse) do
        racc_step until racc_needs_token?
        receiver.__send__(method) do |kind, value|
          racc_step { [kind, value] }
          racc_step until racc_needs_token?
        end
        raise ArgumentError, "#{method}() is finished before EndOfToken"
      end
    end

    # The tokens of a grammar that says nothing else.
    def next_token
      raise NotImplementedError, "#{self.class}\#next_token is not defined"
    end

    # What is done about a token that cannot be here.
    def on_error(token, value, _stack)
      name = token_to_str(token) || '?'
      raise ParseError, "\nparse error on value #{value.inspect} (#{name})"
    end

    # The name of a token by its number.
    def token_to_str(token)
      self.class::Racc_token_to_s_table[token]
    end

    # Says in an action that this is an error of the input.
    def yyerror
      throw(:racc_jump, :error)
    end

    # Ends with what is understood so far.
    def yyaccept
      throw(:racc_jump, :accept)
    end

    # An error has been dealt with.
    def yyerrok
      @racc_error_status = 0
    end

    private

    def racc_begin
      tables = self.class::Racc_arg
      @racc_tables = Tables.new(*tables)
      @racc_tables.has_result = true if tables.size < 14
      @racc_state = [0]
      @racc_vstack = []
      @racc_t = nil
      @racc_val = nil
      @racc_read_next = true
      @racc_user_yyerror = false
      @racc_error_status = 0
    end

    # Whether the state asks what comes next.
    def racc_needs_token?
      !@racc_tables.action_starts[@racc_state.last].nil? && @racc_read_next && @racc_t != END_OF_INPUT
    end

    # One action, and those that follow from it at once. The block gives a token where one is needed.
    def racc_step
      racc_take(*yield) if racc_needs_token?
      action = racc_action(@racc_t)
      action = racc_do(action) while action
    end

    # No token at all is the end.
    def racc_take(kind = nil, value = '$')
      @racc_t = kind ? (@racc_tables.tokens[kind] || ERROR) : END_OF_INPUT
      @racc_val = value
      @racc_read_next = false
    end

    # What is to be done with a token.
    def racc_action(token)
      racc_found(token) || @racc_tables.default_actions[@racc_state.last]
    end

    def racc_found(token)
      state = @racc_state.last
      start = @racc_tables.action_starts[state]
      return nil unless start
      place = start + token
      return nil if place < 0 || @racc_tables.action_checks[place] != state
      @racc_tables.actions[place]
    end

    # Does it, and says what is to be done then.
    def racc_do(action)
      shifts, reductions = @racc_tables.shifts, @racc_tables.reductions
      if action > 0 && action < shifts
        racc_shift_token(action)
      elsif action < 0 && action > -reductions
        racc_reduce_by(-action)
      elsif action == shifts
        throw(:racc_end_parse, @racc_vstack[0])
      elsif action == -reductions
        racc_recover
      else
        raise "[Racc Bug] unknown action #{action.inspect}"
      end
    end

    def racc_shift_token(state)
      @racc_error_status -= 1 if @racc_error_status > 0
      @racc_vstack.push(@racc_val)
      @racc_state.push(state)
      @racc_read_next = true
      nil
    end

    # Runs the action of a rule, which may say that there is an error or that all is done.
    def racc_reduce_by(rule)
      ended = catch(:racc_jump) do
        @racc_state.push(racc_reduced(rule))
        nil
      end
      case ended
      when :error
        @racc_user_yyerror = true
        -@racc_tables.reductions
      when :accept
        @racc_tables.shifts
      end
    end

    # The state behind what a rule has made of the last values.
    def racc_reduced(rule)
      length, symbol, method = @racc_tables.rules[rule * 3, 3]
      values = @racc_vstack.pop(length)
      @racc_state.pop(length)
      given = @racc_tables.has_result ? [values, @racc_vstack, values[0]] : [values, @racc_vstack]
      @racc_vstack.push(__send__(method, *given))
      racc_goto(symbol - @racc_tables.first_rule_symbol)
    end

    def racc_goto(symbol)
      start = @racc_tables.goto_starts[symbol]
      place = start && start + @racc_state.last
      if place && place >= 0 && @racc_tables.goto_checks[place] == symbol
        found = @racc_tables.gotos[place]
      end
      found || @racc_tables.default_gotos[symbol]
    end

    # Goes back to a state that knows what to do about an error.
    def racc_recover
      if @racc_error_status == 0
        on_error(@racc_t, @racc_val, @racc_vstack) unless @racc_user_yyerror
      elsif @racc_error_status == QUIET
        throw(:racc_end_parse, nil) if @racc_t == END_OF_INPUT
        @racc_read_next = true
      end
      @racc_user_yyerror = false
      @racc_error_status = QUIET
      until (action = racc_found(ERROR))
        throw(:racc_end_parse, nil) if @racc_state.size <= 1
        @racc_state.pop
        @racc_vstack.pop
      end
      return action unless action > 0 && action < @racc_tables.shifts
      # The error takes the place of a token; the one that could not be here comes behind it.
      @racc_vstack.push(@racc_val)
      @racc_state.push(action)
      nil
    end
  end
end

ParseError = Racc::ParseError
